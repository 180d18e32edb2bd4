import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { defineTask, TaskTooLong, type WorkerPool, WorkerPoolFull } from '../worker-pool.ts';

/** OWASP's scrypt setting for 32 MB of memory: a third of a second of one core. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

interface Derivation {
  password: string;
  salt: Uint8Array;
  settings: typeof cost;
}

/** The task of a worker: the asynchronous scrypt would take Node's four shared threads instead. */
export function deriveKey({ password, salt, settings }: Derivation): Uint8Array {
  const maxmem = 128 * settings.N * settings.r * 2;
  return scryptSync(password.normalize('NFKC'), salt, keyLength, { ...settings, maxmem });
}

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

const task = defineTask<typeof deriveKey>(new URL(import.meta.url), 'deriveKey');

/** For the serving site: in worker threads, so that many attempts do not delay other requests. */
export function hashInPool(pool: WorkerPool): Passwords {
  return hashBy(async (derivation) => {
    try {
      return await pool.run(task, derivation);
    } catch (error) {
      // Every password costs the same: the machine is busy, and nothing is wrong with this one.
      if (error instanceof TaskTooLong) throw new WorkerPoolFull('hashing took too long');
      throw error;
    }
  });
}

/** For commands, where no other request waits. */
export const hashHere: Passwords = hashAtCost(cost);

/** A hash says what it cost, so one that was made cheaply, as for a test, is verified as cheaply. */
export function hashAtCost(settings: typeof cost): Passwords {
  return hashBy(async (derivation) => deriveKey(derivation), settings);
}

function hashBy(
  derive: (derivation: Derivation) => Promise<Uint8Array>,
  settings = cost,
): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = Buffer.from(await derive({ password, salt, settings }));
      const { N, r, p } = settings;
      return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, hash) {
      const [scheme, N, r, p, salt, key] = hash.split('$');
      if (scheme !== 'scrypt' || !salt || !key) return false;
      const settings = { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await derive({ password, salt: Buffer.from(salt, 'base64url'), settings });
      const expected = Buffer.from(key, 'base64url');
      return derived.length === expected.length && timingSafeEqual(derived, expected);
    },
  };
}
