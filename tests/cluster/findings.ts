import type { SentInquiry } from '../support/inquirer.ts';

/** What the campaign has seen so far, of all phases together. */
export interface Findings {
  sent: SentInquiry[];
  /** Broken promises that have no count of their own, each in one line. */
  errors: string[];
  /** Why visitors had to send something again, and how often. */
  retries: Map<string, number>;
  pages: { served: number; failures: string[]; slowest: number };
  /** Calls of the back office that were answered, and those that a session lost. */
  staffCalls: number;
  signOuts: string[];
  /** What readers must find in the end, by number: whatever an editor was told last. */
  posts: Map<number, 'shown' | 'hidden'>;
  /** From the answer to the editor until an instance shows it, in milliseconds. */
  publications: number[];
  /** The same of texts of the site. */
  publishedTexts: number[];
  /** Answers to a balancer's check other than 200, while the instance was up. */
  readiness: { asked: number; failures: string[]; slowest: number };
  maxConnections: number;
  /** What a phase wants said, such as the rate it reached. */
  notes: string[];
}

export function makeFindings(): Findings {
  return {
    sent: [],
    errors: [],
    retries: new Map(),
    pages: { served: 0, failures: [], slowest: 0 },
    staffCalls: 0,
    signOuts: [],
    posts: new Map(),
    publications: [],
    publishedTexts: [],
    readiness: { asked: 0, failures: [], slowest: 0 },
    maxConnections: 0,
    notes: [],
  };
}

export function countRetry({ retries }: Findings, reason: string): void {
  retries.set(reason, (retries.get(reason) ?? 0) + 1);
}
