import type { Topic } from '../changes.ts';
import type { Log } from '../log.ts';
import { type Compress, compressPage } from './compress.ts';
import { type KeptAnswer, polish, sizeOf } from './kept-answer.ts';

interface Place {
  answer: KeptAnswer;
  topics: readonly Topic[];
  size: number;
  isHeld: boolean;
}

interface Options {
  /** In bytes, for what is current and what is in reserve together. */
  capacity?: number;
  compress?: Compress;
  log?: Pick<Log, 'fault'>;
}

/**
 * Finished answers by their address, ready to be sent from memory.
 * What a change makes old leaves at once, but stays in reserve: better yesterday's page than none
 * when the database cannot be asked.
 */
export class Shelf {
  #places = new Map<string, Place>();
  #reserve = new Map<string, Place>();
  /** By address only: what has left by the time of its turn is not held in memory for it. */
  #unpolished = new Set<string>();
  #isPolishing = false;
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

  get(key: string): KeptAnswer | undefined {
    return this.#places.get(key)?.answer;
  }

  reserve(key: string): KeptAnswer | undefined {
    return this.#reserve.get(key)?.answer;
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
  put(key: string, answer: KeptAnswer, topics: readonly Topic[], generation: number): void {
    if (generation !== this.#generation) return;
    this.forget(key);
    const place = { answer, topics, size: sizeOf(answer), isHeld: true };
    this.#places.set(key, place);
    this.#size += place.size;
    this.#makeRoom();
    this.#unpolished.add(key);
    if (!this.#isPolishing) void this.#polishAll();
  }

  /** There is no such document any more: an older one must not stand in for it either. */
  forget(key: string): void {
    this.#remove(this.#places, key);
    this.#remove(this.#reserve, key);
  }

  drop(topic: Topic): void {
    this.#generation += 1;
    for (const [key, place] of this.#places) {
      if (!place.topics.includes(topic)) continue;
      this.#places.delete(key);
      this.#reserve.set(key, place);
    }
  }

  /** One after the other, so that compressing never takes more than one thread of the pool. */
  async #polishAll(): Promise<void> {
    this.#isPolishing = true;
    for (const key of this.#unpolished) {
      this.#unpolished.delete(key);
      const place = this.#places.get(key);
      if (place) await this.#polish(place).catch((error) => this.#log?.fault(error));
    }
    this.#isPolishing = false;
  }

  async #polish(place: Place): Promise<void> {
    await polish(place.answer, this.#compress);
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

  /** The reserve goes first, then what is longest kept: it comes back on the next request. */
  #makeRoom(): void {
    for (const places of [this.#reserve, this.#places]) {
      for (const key of places.keys()) {
        if (this.#size <= this.#capacity) return;
        this.#remove(places, key);
      }
    }
  }
}
