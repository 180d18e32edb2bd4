import type { AdminClient } from './admin-client.ts';
import type { SoftAuthenticator } from './soft-authenticator.ts';

type Behaviour = Parameters<SoftAuthenticator['create']>[1];

/** Asks for the question, has the device make a passkey, and sends it. */
export async function registerPasskey(
  client: AdminClient,
  device: SoftAuthenticator,
  behaviour: Behaviour = {},
) {
  const { body } = await client.ask('POST', '/me/passkeys/options', {});
  const response = device.create(body.options, behaviour);
  return client.ask('POST', '/me/passkeys', { name: '노트북', response });
}

export async function passkeyQuestion(client: AdminClient, step = 'first') {
  const { status, body } = await client.ask('POST', '/session/passkey/options', { step });
  if (status !== 200) throw new Error(`no question: ${status}`);
  return body.options;
}

export function answerPasskey(client: AdminClient, response: object, step = 'first') {
  return client.ask('POST', '/session/passkey', { step, response });
}
