import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** clamd itself gives up on a file after two minutes. */
const idleTimeout = 150_000;
const connectTimeout = 5_000;
const maxPingMs = 3_000;
const maxReplyBytes = 4_096;
const sizeExceeded = 'INSTREAM size limit exceeded';

type ScanAnswer =
  | { ok: true; signature: string | undefined }
  | { ok: false; reason: 'unreachable' | 'too-large' | 'failed' };

export interface Scanner {
  /** Throws only when the content itself cannot be read. */
  scan(content: Readable, signal: AbortSignal): Promise<ScanAnswer>;
  answers(): Promise<boolean>;
}

/** ClamAV's daemon at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
export function openScanner(address: string): Scanner {
  const target = targetOf(address);
  return {
    async scan(content, signal) {
      const progress = { sent: 0 };
      try {
        const sent = inStream(content, progress);
        return readAnswer(await ask(target, sent, idleTimeout, signal));
      } catch (error) {
        if (error instanceof ContentError) throw error.cause;
        if (!signal.aborted && (await isTooLong(target, progress.sent, signal))) {
          return { ok: false, reason: 'too-large' };
        }
        return { ok: false, reason: 'unreachable' };
      } finally {
        content.destroy();
      }
    },
    async answers() {
      const soon = AbortSignal.timeout(maxPingMs);
      const reply = await ask(target, ['zPING\0'], maxPingMs, soon).catch(() => '');
      return reply === 'PONG';
    },
  };
}

/**
 * When clamd closes the connection in the middle of a stream, its reply is often lost. So the
 * length is sent first, alone: clamd then says whether it is too large before content is sent.
 */
async function isTooLong(target: NetConnectOpts, length: number, signal: AbortSignal) {
  const announced = ['zINSTREAM\0', asFourBytes(length)];
  const soon = AbortSignal.any([signal, AbortSignal.timeout(maxPingMs)]);
  const reply = await ask(target, announced, maxPingMs, soon).catch(() => '');
  return reply.startsWith(sizeExceeded);
}

function targetOf(address: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The file could not be read to its end; the scanner did not fail. */
class ContentError extends Error {}

/** Each part with its length in four bytes before it; a length of zero ends the stream. */
async function* inStream(
  content: Readable,
  progress: { sent: number },
): AsyncGenerator<Buffer | string> {
  yield 'zINSTREAM\0';
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (chunk.length === 0) continue;
      progress.sent += chunk.length;
      yield asFourBytes(chunk.length);
      yield chunk;
    }
  } catch (cause) {
    throw new ContentError('the content broke off', { cause });
  }
  yield asFourBytes(0);
}

function asFourBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** One command, one reply. It may come before all is sent: when the file is too large. */
async function ask(
  target: NetConnectOpts,
  sent: AsyncIterable<Buffer | string> | Iterable<Buffer | string>,
  silence: number,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect(target);
  const stop = () => socket.destroy(new Error('stopped'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const connecting = setTimeout(() => {
    if (socket.connecting) socket.destroy(new Error('clamd cannot be reached'));
  }, connectTimeout);
  socket.setTimeout(silence, () => socket.destroy(new Error('clamd fell silent')));
  try {
    const [sending, reply] = await Promise.allSettled([
      pipeline(sent, socket, { end: false }).catch((error: Error) => {
        // Otherwise the reply to half a file would be waited for.
        socket.destroy();
        throw error;
      }),
      readReply(socket),
    ]);
    if (reply.status === 'fulfilled') return reply.value;
    throw sending.status === 'rejected' ? sending.reason : reply.reason;
  } finally {
    clearTimeout(connecting);
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
      const end = reply.indexOf('\0');
      if (end >= 0) resolve(reply.slice(0, end));
      // Whatever is still to be sent is of no use any more.
      if (end >= 0 || reply.length > maxReplyBytes) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection')));
  });
}

function readAnswer(reply: string): ScanAnswer {
  if (reply === 'stream: OK') return { ok: true, signature: undefined };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature) return { ok: true, signature: signature.slice(0, 200) };
  const isTooLarge = reply.startsWith(sizeExceeded);
  return { ok: false, reason: isTooLarge ? 'too-large' : 'failed' };
}
