import type { Findings } from './findings.ts';
import type { Outcome } from './outcome.ts';

interface Row {
  what: string;
  found: string | number;
  /** Undefined where there is no promise. */
  isKept?: boolean;
}

const maxMegabytes = 300;
/** Ten for each instance, and those of a killed one that PostgreSQL has not noticed yet. */
const maxConnections = 40;

const milliseconds = (time: number) => `${Math.round(time)} ms`;
const none = (what: string, found: number): Row => ({ what, found, isKept: found === 0 });

/** Every promise with its figure. */
function makeRows(findings: Findings, outcome: Outcome): Row[] {
  const { pages, publications, publishedTexts, readiness, retries } = findings;
  const { mails } = outcome;
  const asked = pages.served + pages.failures.length;
  const share = ((100 * pages.failures.length) / Math.max(1, asked)).toFixed(3);
  const isLate = (time: number) => time > 1_000;
  return [
    { what: 'inquiries sent', found: outcome.sent },
    none('inquiries never acknowledged', outcome.sent - outcome.acknowledged),
    none('acknowledged inquiries lost', outcome.lost),
    none('inquiries stored twice', outcome.duplicates),
    { what: 'files sent with them', found: outcome.withFile },
    none('files missing or different', outcome.filesLost),
    ...[...retries].toSorted().map(([why, found]) => ({ what: `sent again after ${why}`, found })),
    { what: 'mails', found: mails.expected },
    none('mails missing', mails.missing),
    none('mails twice without the mark', mails.doubledUnmarked),
    { what: 'mails twice with the mark', found: mails.doubledMarked },
    none('mails more than twice', mails.tripled),
    { what: 'pages asked for', found: asked },
    none(`pages failed (${share} %)`, pages.failures.length),
    { what: 'slowest page', found: milliseconds(pages.slowest) },
    { what: 'calls of the back office', found: findings.staffCalls },
    none('sign-outs', findings.signOuts.length),
    { what: 'posts whose end is known', found: findings.posts.size },
    none('posts shown or hidden wrongly', outcome.wrongPosts.length),
    { what: 'publications and withdrawals, seen by an instance', found: publications.length },
    { what: 'slowest of them', found: milliseconds(Math.max(0, ...publications)) },
    none('slower than a second', publications.filter(isLate).length),
    { what: 'publications of texts, seen by an instance', found: publishedTexts.length },
    { what: 'slowest of them', found: milliseconds(Math.max(0, ...publishedTexts)) },
    none('slower than a second', publishedTexts.filter(isLate).length),
    { what: 'checks of a balancer', found: readiness.asked },
    none('checks that failed', readiness.failures.length),
    { what: 'slowest check', found: milliseconds(readiness.slowest) },
    {
      what: 'connections to PostgreSQL at most',
      found: findings.maxConnections,
      isKept: findings.maxConnections <= maxConnections,
    },
    ...outcome.memory.map(({ name, inTheEnd, megabytes }) => ({
      what: `memory of ${name} (when the work ended: ${inTheEnd} MB)`,
      found: `${megabytes} MB`,
      isKept: megabytes > 0 && megabytes < maxMegabytes,
    })),
    none('other errors', findings.errors.length),
  ];
}

/** True when every promise was kept. */
export function printTable(findings: Findings, outcome: Outcome): boolean {
  const rows = makeRows(findings, outcome);
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, found, isKept } of rows) {
    const word = isKept === undefined ? '' : isKept ? 'kept' : 'BROKEN';
    console.log(`${what.padEnd(width)}  ${String(found).padStart(9)}  ${word}`.trimEnd());
  }
  printSome('errors', findings.errors);
  printSome('pages', findings.pages.failures);
  printSome('sign-outs', findings.signOuts);
  printSome('posts', outcome.wrongPosts);
  printSome('checks', findings.readiness.failures);
  return rows.every(({ isKept }) => isKept !== false);
}

/** Each line once, with how often it occurred. */
function printSome(name: string, lines: string[]): void {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  for (const [line, count] of most) console.log(`  ${name}: ${count} × ${line}`);
}
