import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from './crawl.ts';

const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

/** All pages in one process of the Nu HTML checker: its errors and warnings. */
export function checkWithNu(pages: readonly Answer[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'noshine-nu-'));
  try {
    const files = pages.map(({ text }, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, text);
      return file;
    });
    const args = ['-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json', ...files];
    const { stdout, stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1e9 });
    if (!stdout) throw new Error(`The Nu HTML checker said nothing. ${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages.flatMap((one) => {
      const address = pages[Number.parseInt(basename(one.url), 10)]?.address ?? one.url;
      if (!isFault(one) || isEmptyOnPurpose(one, address)) return [];
      return [`${address}: ${one.message} ${JSON.stringify(one.extract ?? '')}`];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Besides errors and warnings it only remarks on `/>`, which is how React ends an empty element. */
function isFault({ type, subType }: Message): boolean {
  return type !== 'info' || subType === 'warning';
}

/** The specification wants an empty heading where there is no post. */
function isEmptyOnPurpose({ message }: Message, address: string): boolean {
  return message === 'Empty heading.' && address.endsWith('/media/99999');
}
