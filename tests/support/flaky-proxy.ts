import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between browser and server whose connections can be stalled and cut. */
export async function openLine(port: number) {
  const sockets = new Set<Socket>();
  let isHeld = false;
  let isCut = false;
  let isSilent = false;

  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const site = connect(port, 'localhost');
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        site.destroy();
      });
    }
    let passed = 0;
    browser.on('data', (chunk) => {
      passed += chunk.length;
      if (!isSilent) site.write(chunk);
      // Requests for pages are small: only an upload gets this far.
      if (isHeld && passed > 500_000) browser.pause();
    });
    site.on('data', (chunk) => {
      if (isSilent) return;
      if (!browser.write(chunk)) site.pause();
    });
    browser.on('drain', () => site.resume());
    site.on('end', () => browser.end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on no upload gets further than its first half megabyte. */
    hold() {
      isHeld = true;
    },
    /** Breaks every connection, and refuses new ones: browsers try once more by themselves. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Nothing arrives any more, and nobody is told. */
    fallSilent() {
      isSilent = true;
    },
    mend() {
      isSilent = false;
      isHeld = false;
      isCut = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
