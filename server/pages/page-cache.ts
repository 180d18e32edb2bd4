import { type CachedResponse, recompress, sizeOf } from '../http/cached-response.ts';
import { type Compress, compressPage } from '../http/compress.ts';
import type { Log } from '../log/log.ts';
import type { Dependency } from './dependencies.ts';

interface CacheEntry {
  answer: CachedResponse;
  dependencies: readonly Dependency[];
  size: number;
  isInCache: boolean;
  /** Since it was last passed over by `#makeRoom`. */
  wasAskedFor: boolean;
  isRecompressed: boolean;
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
  #entries = new Map<string, CacheEntry>();
  #stale = new Map<string, CacheEntry>();
  /** Addresses only, so that an answer dropped meanwhile is not held in memory. */
  #notRecompressed = new Set<string>();
  #isRecompressing = false;
  #lists = new Map<string, readonly Dependency[]>();
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
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.wasAskedFor = true;
    if (!entry.isRecompressed) this.#recompressSoon(key, entry);
    return entry.answer;
  }

  /** Unlike `get` it is no use of the answer. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  stale(key: string): CachedResponse | undefined {
    return this.#stale.get(key)?.answer;
  }

  /** How many bytes it holds in memory. */
  get size(): number {
    return this.#size;
  }

  get entries(): number {
    return this.#entries.size + this.#stale.size;
  }

  /** Taken before a document is rendered and given back with it: see `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** Refuses what was rendered before a change and finished after it. */
  put(
    key: string,
    answer: CachedResponse,
    dependencies: readonly Dependency[],
    generation: number,
  ): void {
    if (generation !== this.#generation) return;
    this.forget(key);
    const size = sizeOf(answer);
    const unused = { isInCache: true, wasAskedFor: false, isRecompressed: false };
    const entry = { answer, dependencies: this.#share(dependencies), size, ...unused };
    this.#entries.set(key, entry);
    this.#size += entry.size;
    this.#makeRoom();
  }

  /** For a document that no longer exists: its stale answer must not be sent either. */
  forget(key: string): void {
    this.#remove(this.#entries, key);
    this.#remove(this.#stale, key);
  }

  /** Makes stale what was made of any of these. */
  drop(changed: Iterable<Dependency>): void {
    this.#generation += 1;
    const all = new Set(changed);
    const hit = new Set(
      [...this.#lists.values()].filter((list) => list.some((one) => all.has(one))),
    );
    for (const [key, entry] of this.#entries) {
      if (!hit.has(entry.dependencies)) continue;
      this.#entries.delete(key);
      this.#stale.set(key, entry);
    }
  }

  /** A thousand posts are made of the same texts: one list for all, compared once. */
  #share(dependencies: readonly Dependency[]): readonly Dependency[] {
    const name = [...dependencies].sort().join('\n');
    const shared = this.#lists.get(name) ?? dependencies;
    this.#lists.set(name, shared);
    return shared;
  }

  /** Only what is asked for again: all pages made at a start would keep a core busy for 20 seconds. */
  #recompressSoon(key: string, entry: CacheEntry): void {
    entry.isRecompressed = true;
    this.#notRecompressed.add(key);
    if (!this.#isRecompressing) void this.#recompressAll();
  }

  /** One after the other, so that compressing never takes more than one thread of the pool. */
  async #recompressAll(): Promise<void> {
    this.#isRecompressing = true;
    for (const key of this.#notRecompressed) {
      this.#notRecompressed.delete(key);
      const entry = this.#entries.get(key);
      if (entry) await this.#recompress(entry).catch((error) => this.#log?.error(error));
    }
    this.#isRecompressing = false;
  }

  async #recompress(entry: CacheEntry): Promise<void> {
    await recompress(entry.answer, this.#compress);
    const size = sizeOf(entry.answer);
    if (entry.isInCache) this.#size += size - entry.size;
    entry.size = size;
  }

  #remove(entries: Map<string, CacheEntry>, key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    entry.isInCache = false;
    this.#size -= entry.size;
  }

  /**
   * Drops stale answers first, then the oldest that nobody asked for again: whoever walks through
   * ten thousand pages once does not displace those that everybody reads.
   */
  #makeRoom(): void {
    for (const key of this.#stale.keys()) {
      if (this.#size <= this.#capacity) return;
      this.#remove(this.#stale, key);
    }
    for (const [key, entry] of this.#entries) {
      if (this.#size <= this.#capacity) return;
      if (!entry.wasAskedFor) {
        this.#remove(this.#entries, key);
        continue;
      }
      // To the end, where the loop comes by once more if nothing else can go.
      entry.wasAskedFor = false;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
  }
}
