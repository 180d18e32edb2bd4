import { execFile, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLogDestination } from './destination.ts';

const run = promisify(execFile);

let folder: string;
let pipe: string;
let writer: number;
let reader: number;

/** A pipe is written to only while somebody has it open for reading. */
const openReader = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noshine-pipe-'));
  pipe = join(folder, 'pipe');
  await run('mkfifo', [pipe]);
  reader = openReader();
  writer = openSync(pipe, 'w');
});
afterAll(() => {
  closeSync(writer);
  closeSync(reader);
  rmSync(folder, { recursive: true });
});

function read(): Buffer {
  const bytes = Buffer.alloc(128 * 1024);
  try {
    return bytes.subarray(0, readSync(reader, bytes));
  } catch {
    return Buffer.alloc(0);
  }
}

async function readUntil(end: string): Promise<string> {
  const parts: Buffer[] = [];
  const readOn = () => {
    parts.push(read());
    return Buffer.concat(parts.slice(-2)).includes(end);
  };
  await expect.poll(readOn, { interval: 1 }).toBe(true);
  return Buffer.concat(parts).toString();
}

it('writes a short line after a moment, and at once when it is told to', async () => {
  const destination = openLogDestination(writer);
  destination.write('one\n');
  expect(await readUntil('one\n')).toBe('one\n');
  destination.write('two\n');
  destination.flush();
  expect(read().toString()).toBe('two\n');
});

it('keeps whole lines, up to a limit, while nobody reads, and says how many are missing', async () => {
  const destination = openLogDestination(writer);
  const lines = Array.from({ length: 60_000 }, (_, number) => `${number} ${'가'.repeat(96)}\n`);
  closeSync(reader);
  for (const [number, line] of lines.entries()) {
    destination.write(line);
    if (number % 20_000 === 0) destination.flush();
  }
  reader = openReader();
  const written = (await readUntil('could not be written')).trim().split('\n');
  const { lost } = JSON.parse(written.pop() ?? '');
  const kept = lines.slice(0, -lost).join('');
  expect(lost).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(4.1 * 1024 * 1024);
  expect(`${written.join('\n')}\n` === kept).toBe(true);
});

it('keeps lines whole that several processes write to one pipe', async () => {
  const fixture = join(import.meta.dirname, 'write-lines.fixture.ts');
  const node = `"${process.execPath}" "${fixture}"`;
  // A slow reader, so that the pipe is full most of the time.
  const command = `(${node} & ${node} & wait) | (sleep 1; cat)`;
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = (await text(child.stdout)).trim().split('\n');
  expect(lines).toHaveLength(40_000);
  const writers = new Set(lines.map((line) => JSON.parse(line).who));
  expect(writers.size).toBe(2);
});
