import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Each of these stands between a stranger and the site: an old one is a known hole. */
const guards = [
  '@better-auth/passkey',
  '@hono/node-server',
  'better-auth',
  'busboy',
  'file-type',
  'hono',
  'node',
  'nodemailer',
  'pg',
  'react-router',
  'sanitize-html',
  'sharp',
  'yauzl',
  'zod',
];

/** Newer versions that were checked and cannot be used; later ones are reported again. */
const heldBack: Record<string, { seen: string; reason: string }> = {
  'better-auth': { seen: '1.7.24', reason: 'what it needs beyond 1.7.7 cannot be installed' },
  'react-router': { seen: '8.5.1', reason: 'what 8.5 needs cannot be installed' },
};

const root = join(import.meta.dirname, '..');
const notes = join(root, '.cache/guarding-dependencies.json');
const day = 24 * 60 * 60 * 1000;

interface Notes {
  lookedUpAt: number;
  newest: Record<string, string>;
}

function readNotes(): Notes {
  try {
    return JSON.parse(readFileSync(notes, 'utf8'));
  } catch {
    return { lookedUpAt: 0, newest: {} };
  }
}

function writeNotes(content: Notes): void {
  mkdirSync(dirname(notes), { recursive: true });
  writeFileSync(notes, JSON.stringify(content, null, 2));
}

/**
 * At most once a day, in a process that nobody waits for: it has its answer by the time the other
 * checks are done, or tomorrow, or never where there is no network.
 */
export function startLookUp(): void {
  const { lookedUpAt, newest } = readNotes();
  if (Date.now() - lookedUpAt < day) return;
  writeNotes({ lookedUpAt: Date.now(), newest });
  spawn(process.execPath, [import.meta.filename], { detached: true, stdio: 'ignore' }).unref();
}

function lookUp(): void {
  const ask = (...args: string[]) =>
    spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 60_000 }).stdout ?? '';
  type Outdated = { latest: string };
  const outdated: Record<string, Outdated | Outdated[]> = JSON.parse(
    ask('outdated', '--json', ...guards) || '{}',
  );
  const newest = Object.fromEntries(
    Object.entries(outdated).flatMap(([name, release]) => {
      const latest = [release].flat()[0]?.latest;
      return latest ? [[name, latest]] : [];
    }),
  );
  // Another major version of Node is a decision; a newer one of the same major is a fix.
  const [major] = versionOf('node').split('.');
  const ofSameMajor: string | string[] = JSON.parse(
    ask('view', `node@${major}`, 'version', '--json') || '[]',
  );
  newest.node = [ofSameMajor].flat().reduce((a, b) => (isNewer(b, a) ? b : a), versionOf('node'));
  writeNotes({ lookedUpAt: Date.now(), newest });
}

/** A warning only: no check of the code may depend on what somebody else published today. */
export function warnOfOldGuards(): void {
  const { newest } = readNotes();
  for (const name of guards) {
    const [current, latest] = [versionOf(name), newest[name]];
    if (!latest || !isNewer(latest, current)) continue;
    const held = heldBack[name];
    if (held && !isNewer(latest, held.seen)) continue;
    const note = held ? ` (${held.seen} was left out: ${held.reason})` : '';
    console.warn(`warning: ${name} ${current} guards the site, and there is ${latest}${note}`);
  }
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function isNewer(release: string, than: string): boolean {
  const [a, b] = [release, than].map((version) => version.split(/[.-]/).map(Number));
  for (const [at, number] of (a ?? []).entries()) {
    const other = b?.[at] ?? 0;
    if (number !== other) return number > other;
  }
  return false;
}

if (import.meta.main) lookUp();
