import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError, request } from '../api/request.ts';
import type { AdminWords } from '../words/words.tsx';

/** Alone, or as the second step after the password. */
export async function signInWithPasskey(step: 'first' | 'second'): Promise<void> {
  const isSigningIn = true;
  const { options: optionsJSON } = await request('POST /session/passkey/options', {
    body: { step },
    isSigningIn,
  });
  const response = await startAuthentication({ optionsJSON }).catch(throwAsApiError);
  await request('POST /session/passkey', { body: { step, response }, isSigningIn });
}

export async function registerPasskey(name: string, password: string | undefined): Promise<void> {
  const { options: optionsJSON } = await request('POST /me/passkeys/options', {
    body: { password },
  });
  const response = await startRegistration({ optionsJSON }).catch(throwAsApiError);
  await request('POST /me/passkeys', { body: { name, response } });
}

/** The browser's errors have names that the standard gives; they are described like the server's. */
function throwAsApiError({ name }: Error): never {
  throw new ApiError(0, 'passkey', { passkey: name });
}

export function describePasskeyError(
  { code, fields }: ApiError,
  texts: AdminWords['session']['passkey'],
): string | undefined {
  return texts.errors[fields.passkey ?? ''] ?? (code === 'passkey' ? texts.failed : undefined);
}
