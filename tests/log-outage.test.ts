import { execFile } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSiteProcess } from './support/site-process.ts';

const run = promisify(execFile);

describe('a log that cannot be written', () => {
  it('keeps the site neither from starting nor from serving nor from ending', async () => {
    const full = openSync('/dev/full', 'w');
    const site = await startSiteProcess({ stdout: full, stderr: full });
    onTestFinished(() => void site.child.kill('SIGKILL'));
    closeSync(full);
    for (let asked = 0; asked < 200; asked += 1) {
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    }
    expect(await site.stop()).toBe(0);
  });

  it('is written again as soon as it can be', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'noshine-pipe-'));
    const path = join(folder, 'log');
    await run('mkfifo', [path]);
    const open = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const read = (from: number) => {
      const bytes = Buffer.alloc(1024 * 1024);
      try {
        return bytes.toString('utf8', 0, readSync(from, bytes));
      } catch {
        return '';
      }
    };
    let reader = open();
    const writer = openSync(path, 'w');
    const site = await startSiteProcess({ stdout: writer });
    onTestFinished(() => void site.child.kill('SIGKILL'));
    closeSync(writer);
    const ask = (name: string) => fetch(`${site.url}/api/${name}`);
    const seen = async (name: string) => {
      let text = '';
      await expect
        .poll(() => {
          text += read(reader);
          return text;
        })
        .toContain(`"path":"/api/${name}"`);
      return text;
    };

    await ask('before');
    await seen('before');
    closeSync(reader);
    // Far more than is gathered in memory before it is written.
    for (let asked = 0; asked < 300; asked += 1) await ask('meanwhile');
    reader = open();
    await ask('after');
    for (const line of (await seen('after')).trim().split('\n')) JSON.parse(line);

    closeSync(reader);
    expect(await site.stop()).toBe(0);
    await rm(folder, { recursive: true });
  });
});
