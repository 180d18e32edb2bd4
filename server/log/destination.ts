import { fstatSync, write, writeSync } from 'node:fs';

/** Lines are written once they reach this length together, or after this time. */
const gatheredCharacters = 32_768;
const gatheredMilliseconds = 500;
/** So much reaches a pipe in one piece (PIPE_BUF), a file any length: worker processes share one. */
const pieceBytes = { pipe: 4_096, file: 65_536 };
/** How soon to try again while the reader of a pipe is behind. */
const busyMilliseconds = 50;
/** While nothing can be written, lines wait up to here; those that follow are only counted. */
const maxCharacters = 4 * 1024 * 1024;

export interface LogDestination {
  write(line: string): void;
  /** Writes what waits before it returns, as far as that is possible. */
  flush(): void;
}

/**
 * Written by hand because pino's own ends the process at an error that is no broken pipe, falls
 * silent for good after a broken pipe, and never returns from a flush to a full disk.
 */
export function openLogDestination(descriptor: number): LogDestination {
  const atOnce = fstatSync(descriptor).isFile() ? pieceBytes.file : pieceBytes.pipe;
  let gathered = '';
  let lost = 0;
  /** What is being written, or could not be: it goes before all else, so that lines stay whole. */
  let first = Buffer.alloc(0);
  let isWriting = false;
  let isFailing = false;
  let isScheduled = false;

  function writeLater(milliseconds: number): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      writeOut();
    }, milliseconds).unref();
  }

  function writeOut(): void {
    if (isWriting) return;
    if (first.length === 0) {
      first = Buffer.from(gathered);
      gathered = lost > 0 ? lineAbout(lost) : '';
      lost = 0;
    }
    if (first.length === 0) return;
    isWriting = true;
    write(descriptor, pieceOf(first, atOnce), (error, length) => {
      isWriting = false;
      isFailing = error !== null;
      if (error) {
        return writeLater(error.code === 'EAGAIN' ? busyMilliseconds : gatheredMilliseconds);
      }
      first = first.subarray(length);
      if (first.length > 0 || gathered.length >= gatheredCharacters) writeOut();
      else if (gathered) writeLater(gatheredMilliseconds);
    });
  }

  return {
    write(line) {
      if (gathered.length + line.length > maxCharacters) {
        lost += 1;
        return;
      }
      gathered += line;
      if (gathered.length >= gatheredCharacters && !isFailing) writeOut();
      else writeLater(gatheredMilliseconds);
    },

    flush() {
      // What a thread is writing at this moment must not be written a second time.
      let rest = Buffer.concat([isWriting ? '' : first, gathered].map((part) => Buffer.from(part)));
      try {
        while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, pieceOf(rest, atOnce)));
      } catch {
        // It stays for another try: a log that cannot be written stops nothing.
      }
      if (isWriting) gathered = rest.toString();
      else [first, gathered] = [rest, ''];
    },
  };
}

/** Whole lines, as many as fit into a piece; at least one. */
function pieceOf(lines: Buffer, atOnce: number): Buffer {
  if (lines.length <= atOnce) return lines;
  const end = lines.lastIndexOf('\n', atOnce - 1) + 1 || lines.indexOf('\n') + 1;
  return lines.subarray(0, end || lines.length);
}

function lineAbout(lost: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 40, time, lost, msg: 'lines could not be written' })}\n`;
}
