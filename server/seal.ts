import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

interface Sealing {
  /** The secret of the site. */
  secret: string;
  purpose: string;
  /** What it belongs to: beside anything else it does not open. */
  about: string;
}

/** Encrypts what must be read again later, such as a password for another server. */
export function seal({ secret, purpose, about }: Sealing, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce, {
    authTagLength: tagLength,
  });
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when it was sealed with another secret or about something else. */
export function unseal({ secret, purpose, about }: Sealing, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return undefined;
  try {
    const nonce = bytes.subarray(0, nonceLength);
    const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), nonce, {
      authTagLength: tagLength,
    });
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const text = decipher.update(bytes.subarray(nonceLength + tagLength));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `noshine ${purpose}`, 32));
}
