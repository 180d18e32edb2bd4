import { connect } from 'node:net';

export interface Answer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  text: string;
  isHanging: boolean;
}

export interface Manner {
  /** Hangs up after the last byte, since more was promised than will come. */
  hangsUp?: boolean;
  /** Leaves when nothing came for so long, in milliseconds, and is owed no answer then. */
  patience?: number;
  /** Takes an answer as whole when nothing more came for so long, though the line stays open. */
  settlesAfter?: number;
}

/** Sends the bytes as they are and reads until the server closes. */
export function send(port: number, bytes: Buffer, manner: Manner = {}): Promise<Answer> {
  const { hangsUp = false, patience, settlesAfter } = manner;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let isHanging = false;
    const socket = connect(port, '127.0.0.1', () =>
      hangsUp ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(patience ?? 60_000, () => {
      isHanging = patience === undefined;
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (settlesAfter) socket.setTimeout(settlesAfter);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, isHanging });
    });
  });
}

/** What must never come back, whatever was asked. */
export function errorOf({ status, text, isHanging }: Answer, mayBeCut: boolean) {
  if (isHanging) return 'no answer';
  if (status >= 500) return `status ${status}: ${text.slice(-300)}`;
  if (status === 0 && !mayBeCut) return 'closed without an answer';
  if (/node:internal|\.ts:\d+:\d+|at async /.test(text)) return 'a stack is shown';
  return undefined;
}
