import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Credential {
  id: string;
  rpId: string;
  key: KeyObject;
}

interface Behaviour {
  origin?: string;
  /** Whether it asked for a finger or a PIN. */
  userVerified?: boolean;
}

/** A passkey device in software, which can also misbehave as no real one would. */
export class SoftAuthenticator {
  counter = 0;
  credentials: Credential[] = [];

  create(
    { challenge, rp }: { challenge: string; rp: { id: string } },
    { origin = 'http://localhost', userVerified = true }: Behaviour = {},
    id = randomBytes(32),
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credential = { id: id.toString('base64url'), rpId: rp.id, key: privateKey };
    this.credentials.push(credential);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
    const authData = this.#authData(rp.id, userVerified, attested);
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  get(
    { challenge }: { challenge: string },
    { origin = 'http://localhost', userVerified = true }: Behaviour = {},
    credential = this.credentials.at(-1),
  ) {
    if (!credential) throw new Error('it holds no passkey');
    this.counter += 1;
    const authenticatorData = this.#authData(credential.rpId, userVerified);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url')),
    ]);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, credential.key).toString('base64url'),
      },
      clientExtensionResults: {},
    };
  }

  #authData(rpId: string, userVerified: boolean, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter, attested]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  const data = JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return Buffer.from(data).toString('base64url');
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

// As much of CBOR as a passkey needs.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
