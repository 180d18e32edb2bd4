import { createHmac } from 'node:crypto';

/** Stands for a token or an address in the database: it cannot be read back without the secret. */
export function hmac(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}
