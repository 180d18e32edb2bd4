import { maxLogoBytes } from '#domain/company.ts';
import { mayChangeSettings } from '#domain/staff.ts';
import { countWithoutSecondFactor } from '../accounts/accounts.ts';
import { findSecondFactors, lockAccount } from '../accounts/second-factors.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { logosOf } from '../settings/company.ts';
import {
  changeSettings,
  readSettings,
  type Settings,
  settingsChange,
} from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

export function settingsRoutes({ database, config, logos }: AdminContext) {
  /** Whether all files are there that the company would show. */
  async function hasLogos({ company }: Partial<Settings>): Promise<boolean> {
    const found = await Promise.all(
      (company ? logosOf(company) : []).map((file) => logos.has(file)),
    );
    return !found.includes(false);
  }

  return [
    route('GET /settings', { permission: mayChangeSettings }, async () => ({
      settings: await readSettings(database.db),
      mailTo: config.mailTo ?? '',
      scansFiles: config.clamdUrl !== undefined,
      withoutSecondFactor: await countWithoutSecondFactor(database.db),
    })),

    route(
      'PUT /settings',
      { permission: mayChangeSettings, body: settingsChange },
      async ({ account, body, record }) => {
        if (!(await hasLogos(body))) {
          return problem('invalid', 'A logo is not there any more.', {
            fields: { 'company.logo': 'missing' },
          });
        }
        const settings = await database.write(async (trx) => {
          if (body.requireSecondFactor && !(await hasSecondFactor(trx, account.id))) return;
          await recordChange(trx, record, body);
          return changeSettings(trx, body);
        });
        if (settings) return { settings };
        return problem('conflict', 'Set up a second factor of your own first.', {
          fields: { requireSecondFactor: 'none-yourself' },
        });
      },
    ),

    route('POST /settings/logos', { permission: mayChangeSettings }, async ({ c }) => {
      const body = await readBody(c.env.incoming, maxLogoBytes);
      if (!body.ok) {
        return body.reason === 'too-large'
          ? problem('too-large', `A logo may have ${maxLogoBytes / 1024} KB.`)
          : problem('malformed', 'The logo did not arrive whole.');
      }
      const kept = await logos.keep(body.bytes);
      if (kept.ok) return { logo: kept.logo, leftOut: kept.leftOut };
      return kept.reason === 'too-complex'
        ? problem('too-large', 'This drawing has too many parts.')
        : problem('wrong-type', 'This is neither an SVG nor a PNG that can be read.');
    }),
  ];
}

/** Who requires a second factor must have one; the lock keeps it from being removed meanwhile. */
async function hasSecondFactor(trx: Trx, accountId: string): Promise<boolean> {
  await lockAccount(trx, accountId);
  const { app, passkeys } = await findSecondFactors(trx, accountId);
  return app || passkeys > 0;
}

async function recordChange(
  trx: Trx,
  record: AdminRequest<unknown>['record'],
  { requireSecondFactor, ...rest }: Partial<Settings>,
) {
  if (requireSecondFactor !== undefined) {
    const act = requireSecondFactor
      ? 'settings.second-factor-required'
      : 'settings.second-factor-optional';
    await record(trx, { act });
  }
  const what = Object.keys(rest) as (keyof typeof rest)[];
  if (what.length > 0) await record(trx, { act: 'settings.change', details: { what } });
}
