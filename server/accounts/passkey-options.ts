import { type PasskeyOptions, passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/**
 * A passkey signs in alone, so the authenticator must always have asked for a finger, a face or a
 * PIN: better-auth only prefers that, so it is required here.
 */
function insistOnUserVerification(isVerified: boolean | undefined) {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' });
}

export function passkeyPlugin(origin: string) {
  const options: PasskeyOptions = {
    rpID: new URL(origin).hostname,
    rpName: 'NOSHINE',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    registration: {
      afterVerification({ verification }) {
        insistOnUserVerification(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification({ verification }) {
        insistOnUserVerification(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: 'account_passkeys',
        fields: {
          userId: 'account_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  };
  return passkey(options);
}
