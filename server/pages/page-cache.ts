import type { Topic } from '../database/changes.ts';
import { type CachedResponse, recompress, sizeOf } from '../http/cached-response.ts';
import { type Compress, compressPage } from '../http/compress.ts';
import type { Log } from '../log/log.ts';

interface Place {
  answer: CachedResponse;
  topics: readonly Topic[];
  size: number;
  isHeld: boolean;
}

interface Options {
  /** In bytes, for current and stale answers together. */
  capacity?: number;
  compress?: Compress;
  log?: Pick<Log, 'error'>;
}

/**
 * Finished answers by their address, ready to be sent from memory.
 * A change makes answers stale: they are no longer sent, except while the database does not answer.
 */
export class PageCache {
  #places = new Map<string, Place>();
  #stale = new Map<string, Place>();
  /** Addresses only, so that an answer dropped meanwhile is not held in memory. */
  #notRecompressed = new Set<string>();
  #isRecompressing = false;
  #size = 0;
  #generation = 0;
  #capacity: number;
  #compress: Compress;
  #log: Options['log'];

  constructor({ capacity = 64 * 1024 * 1024, compress = compressPage, log }: Options = {}) {
    this.#capacity = capacity;
    this.#compress = compress;
    this.#log = log;
  }

  get(key: string): CachedResponse | undefined {
    return this.#places.get(key)?.answer;
  }

  stale(key: string): CachedResponse | undefined {
    return this.#stale.get(key)?.answer;
  }

  /** How many bytes it holds in memory. */
  get size(): number {
    return this.#size;
  }

  /** Taken before a document is rendered and given back with it: see `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** Refuses what was rendered before a change and finished after it. */
  put(key: string, answer: CachedResponse, topics: readonly Topic[], generation: number): void {
    if (generation !== this.#generation) return;
    this.forget(key);
    const place = { answer, topics, size: sizeOf(answer), isHeld: true };
    this.#places.set(key, place);
    this.#size += place.size;
    this.#makeRoom();
    this.#notRecompressed.add(key);
    if (!this.#isRecompressing) void this.#recompressAll();
  }

  /** For a document that no longer exists: its stale answer must not be sent either. */
  forget(key: string): void {
    this.#remove(this.#places, key);
    this.#remove(this.#stale, key);
  }

  drop(topic: Topic): void {
    this.#generation += 1;
    for (const [key, place] of this.#places) {
      if (!place.topics.includes(topic)) continue;
      this.#places.delete(key);
      this.#stale.set(key, place);
    }
  }

  /** One after the other, so that compressing never takes more than one thread of the pool. */
  async #recompressAll(): Promise<void> {
    this.#isRecompressing = true;
    for (const key of this.#notRecompressed) {
      this.#notRecompressed.delete(key);
      const place = this.#places.get(key);
      if (place) await this.#recompress(place).catch((error) => this.#log?.error(error));
    }
    this.#isRecompressing = false;
  }

  async #recompress(place: Place): Promise<void> {
    await recompress(place.answer, this.#compress);
    const size = sizeOf(place.answer);
    if (place.isHeld) this.#size += size - place.size;
    place.size = size;
  }

  #remove(places: Map<string, Place>, key: string): void {
    const place = places.get(key);
    if (!place) return;
    places.delete(key);
    place.isHeld = false;
    this.#size -= place.size;
  }

  /** Drops stale answers first, then the oldest ones: they are rendered again on request. */
  #makeRoom(): void {
    for (const places of [this.#stale, this.#places]) {
      for (const key of places.keys()) {
        if (this.#size <= this.#capacity) return;
        this.#remove(places, key);
      }
    }
  }
}
