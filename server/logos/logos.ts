import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Logo, logoFile } from '#domain/company.ts';
import type { FileStore, StoredFile } from '../files/store.ts';
import type { LogoDrawer } from './draw-logo.ts';

type KeepResult =
  /** `leftOut`: by name, what of a drawing is not shown. */
  | { ok: true; logo: Logo; leftOut: string[] }
  | { ok: false; reason: 'not-a-drawing' | 'too-complex' };

export interface Logos {
  keep(bytes: Uint8Array): Promise<KeepResult>;
  has(file: string): Promise<boolean>;
  /** By the name in its address. */
  open(file: string): Promise<StoredFile | undefined>;
}

/** Logos lie in the public store beside the pictures. */
export function openLogos(store: FileStore, draw: LogoDrawer): Logos {
  return {
    async keep(bytes) {
      const drawn = await draw(bytes);
      if (!drawn.ok) return drawn;
      const { content, extension, width, height, leftOut } = drawn;
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const file = `${hash}.${extension}`;
      if (!(await store.has(file))) await store.put(file, Readable.from([content]));
      return { ok: true, logo: { file, width, height }, leftOut };
    },
    has: async (file) => logoFile.test(file) && store.has(file),
    open: async (file) => (logoFile.test(file) ? store.get(file) : undefined),
  };
}
