import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface Line {
  /** Milliseconds until a request gets an answer's first byte. */
  latency: number;
  megabitsDown: number;
}

/** Small enough that answers share the line. */
const pieceBytes = 4096;

/** A slow network as a proxy: what browsers fetch ahead does not pass through their own emulation. */
export async function openSlowLine(site: string, { latency, megabitsDown }: Line) {
  const agent = new Agent({ keepAlive: true });
  const millisecondsPerByte = 8000 / (megabitsDown * 1024 * 1024);
  let freeAt = 0;
  let allowsSpeculation = true;

  const server = createServer(async (asked, answered) => {
    if (asked.headers['sec-purpose'] && !allowsSpeculation) return answered.writeHead(503).end();
    await setTimeout(latency);
    const { method, url, headers } = asked;
    const passed = request(site + url, { method, agent, headers }, (answer) =>
      send(answer, answered).catch(() => answered.destroy()),
    );
    passed.on('error', () => answered.destroy());
    answered.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function send(answer: IncomingMessage, answered: ServerResponse): Promise<void> {
    answered.writeHead(answer.statusCode ?? 502, answer.headers);
    answered.flushHeaders();
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + piece.length * millisecondsPerByte;
        await setTimeout(freeAt - now);
        answered.write(piece);
      }
    }
    answered.end();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Whether it answers what the browser asks for before a visitor has. */
    allowSpeculation(isAllowed: boolean) {
      allowsSpeculation = isAllowed;
    },
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
