import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { standsAside } from '#domain/sharing-cards.ts';
import type { FileStore } from '../files/store.ts';
import { WorkerPoolFull } from '../worker-pool.ts';
import { type CardContent, cardContent, cardFile, readCardFile } from './card-content.ts';
import type { drawCard } from './draw-card.ts';
import type { Texts } from './texts.ts';

export interface Cards {
  /** The card of this name: as it is kept, or drawn if it is the one that a page names now. */
  open(name: string): ReturnType<FileStore['get']>;
}

interface Parts {
  texts: Pick<Texts, 'words' | 'picture'>;
  store: FileStore;
  draw: typeof drawCard;
  readSupplied?: (file: string) => Promise<Uint8Array>;
}

/** Staff draw pictures in the same threads: visitors must leave them room. */
const mostAtOnce = 4;

/** Sharing cards with the owner's words and pictures; nobody can have any other one drawn. */
export function openCards({ texts, store, draw, readSupplied = readStill }: Parts): Cards {
  const drawing = new Map<string, Promise<void>>();

  async function readPicture({ picture, ownPicture }: CardContent) {
    if (!ownPicture) return readSupplied(`${picture}-1600.webp`);
    const own = await store.get(ownPicture);
    return own && buffer(own.stream);
  }

  async function make(name: string, content: CardContent): Promise<void> {
    const { title, kicker, picture } = content;
    const bytes = await readPicture(content);
    if (!bytes) return;
    const isAside = standsAside(picture);
    const card = await draw({ picture: bytes, isAside, title, kicker });
    await store.put(name, Readable.from([card]));
  }

  return {
    async open(name) {
      const asked = readCardFile(name);
      if (!asked) return undefined;
      const kept = await store.get(name);
      if (kept) return kept;
      const content = cardContent(texts, asked.page, asked.language);
      if (cardFile(asked.page, asked.language, content) !== name) return undefined;
      if (!drawing.has(name) && drawing.size >= mostAtOnce) {
        throw new WorkerPoolFull('too many cards at once');
      }
      const shared = drawing.get(name) ?? make(name, content).finally(() => drawing.delete(name));
      drawing.set(name, shared);
      await shared;
      return store.get(name);
    },
  };
}

const root = join(import.meta.dirname, '../..');

/** Where the build has put it; while developing, where the build takes it from. */
async function readStill(file: string): Promise<Uint8Array> {
  const built = join(root, 'build/client/art/stills', file);
  return readFile(built).catch(() => readFile(join(root, 'public/art/stills', file)));
}
