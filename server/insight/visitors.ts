import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Device } from '#domain/insight.ts';
import { clientNetworkOfRequest } from '../http/client-address.ts';
import { isCounted } from './counted.ts';
import { countryOfLanguages } from './country.ts';
import { deviceOf } from './device.ts';
import { noteArrival, type Visit } from './visit.ts';

/** Who was seen between two rounds of writing; beyond it pages are counted and people are not. */
const mostVisits = 50_000;

/** Who is written already and need not be again; forgotten, they are only looked up once more. */
const mostKnown = 500_000;

/**
 * Visitors are told apart by what they say of their browser, which can be made up without end: of
 * one network, and of a day in all, no more than this are.
 */
const mostOfNetwork = 500;
const mostOfDay = 2_000_000;

/**
 * So many sites and campaigns that nobody has come by today may one network bring: whoever makes up
 * names does not take the place of the first visitors of a real campaign.
 */
const mostNamesOfNetwork = 20;

/** How many networks are remembered for each of these; all are forgotten when there are more. */
const mostNetworks = 200_000;

/** No browser says more about itself. */
const maxUserAgent = 500;

/** Somebody who is counted; without a number while nobody can be told apart. */
export interface Visitor {
  number: number | undefined;
}

/** What a connection was last asked with, by all that decides who asks and whether that counts. */
interface Asked {
  visitor: Visitor | undefined;
  salt: string | undefined;
  userAgent: string | undefined;
  cookie: string | undefined;
  forwardedFor: unknown;
  dnt: unknown;
  gpc: unknown;
}

/**
 * The visitors of today as far as this process has seen them. Each is a number made of today's salt,
 * the network and the name of the browser; of none of these anything is kept.
 */
export class Visitors {
  #trustProxy: number;
  #salt: string | undefined;
  #known = new Set<number>();
  #visits = new Map<number, Visit>();
  /** Taken to be written, and not in the database yet. */
  #taken = new Map<number, Visit>();
  /** How many visitors of a network were seen, by a number made as theirs are. */
  #ofNetwork = new Map<number, number>();
  /** How many new names it has brought. */
  #namesOfNetwork = new Map<number, number>();
  #ofDay = 0;
  /** A page from memory takes thirty microseconds: to work this out each time would show. */
  #asked = new WeakMap<Socket, Asked>();

  constructor(trustProxy: number) {
    this.#trustProxy = trustProxy;
  }

  /** With another salt everybody is somebody else; without one nobody is told apart. */
  begin(salt: string | undefined): void {
    this.#salt = salt;
    this.#known.clear();
    this.#visits.clear();
    this.#taken.clear();
    this.#ofNetwork.clear();
    this.#namesOfNetwork.clear();
    this.#ofDay = 0;
  }

  /** Undefined for whom nothing is counted. */
  find(req: IncomingMessage): Visitor | undefined {
    const last = this.#asked.get(req.socket);
    if (last && last.salt === this.#salt && isSame(last, req.headers)) return last.visitor;
    const { headers } = req;
    const visitor = isCounted(headers) ? { number: this.#numberOf(req) } : undefined;
    this.#asked.set(req.socket, {
      visitor,
      salt: this.#salt,
      userAgent: headers['user-agent'],
      cookie: headers.cookie,
      forwardedFor: headers['x-forwarded-for'],
      dnt: headers.dnt,
      gpc: headers['sec-gpc'],
    });
    return visitor;
  }

  #numberOf(req: IncomingMessage): number | undefined {
    if (this.#salt === undefined) return undefined;
    const network = clientNetworkOfRequest(req, this.#trustProxy);
    const userAgent = (req.headers['user-agent'] ?? '').slice(0, maxUserAgent);
    return numberOf(`${this.#salt} ${network} ${userAgent}`);
  }

  /** Counts somebody new; false when there have been too many of them. */
  #admit(req: IncomingMessage): boolean {
    if (this.#ofDay >= mostOfDay) return false;
    if (!this.#isOneMore(this.#ofNetwork, req, mostOfNetwork)) return false;
    this.#ofDay += 1;
    return true;
  }

  /** Counts a name by which nobody has come today; false when the network has brought too many. */
  mayBringName(req: IncomingMessage): boolean {
    return this.#isOneMore(this.#namesOfNetwork, req, mostNamesOfNetwork);
  }

  /** Counts one more of the network that asks, unless it has had its most. */
  #isOneMore(counts: Map<number, number>, req: IncomingMessage, most: number): boolean {
    const network = numberOf(`${this.#salt} ${clientNetworkOfRequest(req, this.#trustProxy)}`);
    const before = counts.get(network) ?? 0;
    if (before >= most) return false;
    if (before === 0 && counts.size >= mostNetworks) counts.clear();
    counts.set(network, before + 1);
    return true;
  }

  isKnown(number: number): boolean {
    return this.#visits.has(number) || this.#isSeen(number);
  }

  #isSeen(number: number): boolean {
    return this.#known.has(number) || this.#taken.has(number);
  }

  /** What is to be written of this visitor; undefined when there is no room for more. */
  visitOf(number: number, req: IncomingMessage, page: string): Visit | undefined {
    const found = this.#visits.get(number);
    if (found || this.#visits.size >= mostVisits) return found;
    if (!this.#isSeen(number) && !this.#admit(req)) return undefined;
    const { headers } = req;
    const visit: Visit = {
      visitor: number,
      page,
      device: deviceOf(headers['user-agent'] ?? '') as Device,
      countryOfLanguages: countryOfLanguages(headers['accept-language'] ?? ''),
      steps: new Set(),
    };
    this.#visits.set(number, visit);
    return visit;
  }

  /** Not yet written. */
  pending(number: number): Visit | undefined {
    const [earlier, later] = [this.#taken.get(number), this.#visits.get(number)];
    return earlier && later ? joined(earlier, later) : (later ?? earlier);
  }

  take(): Visit[] {
    this.#taken = this.#visits;
    this.#visits = new Map();
    return [...this.#taken.values()];
  }

  markWritten(visits: readonly Visit[]): void {
    if (this.#known.size + visits.length > mostKnown) this.#known.clear();
    for (const { visitor } of visits) {
      this.#known.add(visitor);
      this.#taken.delete(visitor);
    }
  }

  /** What could not be written, with what the same visitors have done meanwhile. */
  putBack(visits: readonly Visit[]): void {
    for (const visit of visits) {
      this.#taken.delete(visit.visitor);
      const later = this.#visits.get(visit.visitor);
      if (!later && this.#visits.size >= mostVisits) continue;
      this.#visits.set(visit.visitor, later ? joined(visit, later) : visit);
    }
  }
}

/** Six bytes: a million visitors of one day hardly ever share a number. */
function numberOf(text: string): number {
  return hash('sha256', text, 'buffer').readUIntBE(0, 6);
}

function isSame(last: Asked, headers: IncomingHttpHeaders): boolean {
  return (
    last.userAgent === headers['user-agent'] &&
    last.cookie === headers.cookie &&
    last.forwardedFor === headers['x-forwarded-for'] &&
    last.dnt === headers.dnt &&
    last.gpc === headers['sec-gpc']
  );
}

function joined(earlier: Visit, later: Visit): Visit {
  const both: Visit = {
    ...earlier,
    ...later,
    ...(earlier.arrival && { arrival: earlier.arrival }),
    page: earlier.page,
    steps: new Set([...earlier.steps, ...later.steps]),
  };
  if (later.arrival) noteArrival(both, later.arrival);
  return both;
}
