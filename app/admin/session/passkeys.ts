import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError, request } from '../api.ts';
import { wordsFor } from '../ui/errors.tsx';
import type { AdminWords } from '../words/words.tsx';

/** Alone, or as the second step after the password. */
export async function signInWithPasskey(step: 'first' | 'second'): Promise<void> {
  const isSigningIn = true;
  const { options: optionsJSON } = await request<{
    options: PublicKeyCredentialRequestOptionsJSON;
  }>('POST', '/session/passkey/options', { body: { step }, isSigningIn });
  const response = await startAuthentication({ optionsJSON });
  await request('POST', '/session/passkey', { body: { step, response }, isSigningIn });
}

export async function registerPasskey(name: string, password: string | undefined): Promise<void> {
  const { options: optionsJSON } = await request<{
    options: PublicKeyCredentialCreationOptionsJSON;
  }>('POST', '/me/passkeys/options', { body: { password } });
  const response = await startRegistration({ optionsJSON });
  await request('POST', '/me/passkeys', { body: { name, response } });
}

/** The browser's errors have names that the standard gives; the server's say what they refuse. */
export function explainPasskey(error: unknown, words: AdminWords): string {
  const texts = words.session.passkey;
  if (error instanceof ApiError) {
    return texts.refusals[error.fields.passkey ?? ''] ?? wordsFor(error, words);
  }
  return texts.browserErrors[(error as Error).name] ?? texts.failed;
}
