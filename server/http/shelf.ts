import type { Topic } from '../changes.ts';
import { type KeptAnswer, polish, sizeOf } from './kept-answer.ts';

interface Place {
  answer: KeptAnswer;
  topics: readonly Topic[];
  size: number;
}

const capacity = 64 * 1024 * 1024;

/**
 * Finished answers by their address, ready to be sent from memory.
 * What a change makes old leaves at once, but stays in reserve: better yesterday's page than none
 * when the database cannot be asked.
 */
export class Shelf {
  #places = new Map<string, Place>();
  #reserve = new Map<string, KeptAnswer>();
  #size = 0;
  #generation = 0;
  #polishing: Promise<void> = Promise.resolve();

  get(key: string): KeptAnswer | undefined {
    return this.#places.get(key)?.answer;
  }

  reserve(key: string): KeptAnswer | undefined {
    return this.#reserve.get(key);
  }

  /** Taken before a document is rendered and given back with it: see `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** Refuses what was rendered before a change and finished after it. */
  put(key: string, answer: KeptAnswer, topics: readonly Topic[], generation: number): void {
    if (generation !== this.#generation) return;
    this.#remove(key);
    const place = { answer, topics, size: sizeOf(answer) };
    this.#places.set(key, place);
    this.#reserve.delete(key);
    this.#size += place.size;
    this.#makeRoom();
    this.#polishing = this.#polishing.then(() => this.#polish(key, place));
  }

  /** There is no such document any more: an older one must not stand in for it either. */
  forget(key: string): void {
    this.#remove(key);
    this.#reserve.delete(key);
  }

  drop(topic: Topic): void {
    this.#generation += 1;
    for (const [key, { topics, answer }] of this.#places) {
      if (!topics.includes(topic)) continue;
      this.#remove(key);
      if (this.#reserve.size < 500) this.#reserve.set(key, answer);
    }
  }

  async #polish(key: string, place: Place): Promise<void> {
    if (this.#places.get(key) !== place) return;
    await polish(place.answer);
    if (this.#places.get(key) !== place) return;
    this.#size -= place.size;
    place.size = sizeOf(place.answer);
    this.#size += place.size;
  }

  #remove(key: string): void {
    const place = this.#places.get(key);
    if (!place) return;
    this.#places.delete(key);
    this.#size -= place.size;
  }

  /** The longest kept goes first; the fixed pages are few and come back on the next request. */
  #makeRoom(): void {
    for (const key of this.#places.keys()) {
      if (this.#size <= capacity) return;
      this.#remove(key);
    }
  }
}
