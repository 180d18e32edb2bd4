import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/** The name under which better-auth's two-factor plugin keeps the cookie of its second step. */
const cookieName = 'two_factor';

/**
 * better-auth lets only codes finish a second step. These two endpoints let a passkey do it: one
 * finds who has given the right password, the other ends the step.
 */
export const secondStepPlugin = {
  id: 'second-step',
  endpoints: {
    findSecondStep: createAuthEndpoint.serverOnly({ method: 'GET' }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(cookieName);
      const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
      if (!identifier) return { accountId: undefined };
      const found = await ctx.context.internalAdapter.findVerificationValue(identifier);
      const isOpen = found && found.expiresAt > new Date();
      return { accountId: isOpen ? found.value : undefined };
    }),
    endSecondStep: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
      const { name, attributes } = ctx.context.createAuthCookie(cookieName);
      const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
      if (!identifier) return { accountId: undefined };
      ctx.setCookie(name, '', { ...attributes, maxAge: 0 });
      const consumed = await ctx.context.internalAdapter.consumeVerificationValue(identifier);
      return { accountId: consumed?.value };
    }),
  },
} satisfies BetterAuthPlugin;
