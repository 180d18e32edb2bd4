import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Device } from '#domain/insight.ts';
import { clientNetworkOfRequest } from '../http/client-address.ts';
import { countryOfLanguages } from './country.ts';
import { deviceOf } from './device.ts';
import type { Visit } from './visit.ts';

/** Who was seen between two rounds of writing; beyond it pages are counted and people are not. */
const mostVisits = 50_000;

/** Who is written already and need not be again; forgotten, they are only looked up once more. */
const mostKnown = 500_000;

/** As long as no browser's; the rest would not tell two visitors apart that differ in nothing else. */
const maxUserAgent = 500;

/**
 * The visitors of today as far as this process has seen them. Each is a number made of today's salt,
 * the network and the name of the browser; of none of these anything is kept.
 */
export class Visitors {
  #trustProxy: number;
  #salt: string | undefined;
  #known = new Set<number>();
  #visits = new Map<number, Visit>();
  /** By what was asked with, for a few seconds: a hash takes longer than all else together. */
  #recent = new Map<string, number>();

  constructor(trustProxy: number) {
    this.#trustProxy = trustProxy;
  }

  /** With another salt everybody is somebody else; without one nobody is told apart. */
  begin(salt: string | undefined): void {
    this.#salt = salt;
    this.#known.clear();
    this.#visits.clear();
    this.#recent.clear();
  }

  /** Undefined while there is no salt. */
  identify(req: IncomingMessage): number | undefined {
    if (this.#salt === undefined) return undefined;
    const { 'user-agent': userAgent = '', 'x-forwarded-for': forwardedFor } = req.headers;
    const asked = `${req.socket.remoteAddress} ${forwardedFor} ${userAgent}`;
    const found = this.#recent.get(asked);
    if (found !== undefined) return found;
    const network = clientNetworkOfRequest(req, this.#trustProxy);
    const text = `${this.#salt} ${network} ${userAgent.slice(0, maxUserAgent)}`;
    // Six bytes: a million visitors of one day hardly ever share a number.
    const visitor = hash('sha256', text, 'buffer').readUIntBE(0, 6);
    if (this.#recent.size < mostVisits) this.#recent.set(asked, visitor);
    return visitor;
  }

  isKnown(visitor: number): boolean {
    return this.#known.has(visitor) || this.#visits.has(visitor);
  }

  /** What is to be written of this visitor; undefined when there is no room for more. */
  visitOf(visitor: number, { headers }: IncomingMessage, page: string): Visit | undefined {
    const found = this.#visits.get(visitor);
    if (found || this.#visits.size >= mostVisits) return found;
    const visit: Visit = {
      visitor,
      page,
      device: deviceOf(headers['user-agent'] ?? '') as Device,
      countryOfLanguages: countryOfLanguages(headers['accept-language'] ?? ''),
      steps: new Set(),
    };
    this.#visits.set(visitor, visit);
    return visit;
  }

  /** Not yet written. */
  pending(visitor: number): Visit | undefined {
    return this.#visits.get(visitor);
  }

  take(): Visit[] {
    const visits = [...this.#visits.values()];
    this.#visits.clear();
    this.#recent.clear();
    return visits;
  }

  markWritten(visits: readonly Visit[]): void {
    if (this.#known.size + visits.length > mostKnown) this.#known.clear();
    for (const { visitor } of visits) this.#known.add(visitor);
  }

  /** What could not be written, unless the same visitor has come again meanwhile. */
  putBack(visits: readonly Visit[]): void {
    for (const visit of visits) {
      const later = this.#visits.get(visit.visitor);
      this.#visits.set(visit.visitor, later ? joined(visit, later) : visit);
    }
  }
}

function joined(earlier: Visit, later: Visit): Visit {
  return {
    ...earlier,
    ...later,
    page: earlier.page,
    steps: new Set([...earlier.steps, ...later.steps]),
  };
}
