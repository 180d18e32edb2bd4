import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface OldPost {
  mnum: number;
  title: string;
  regDate: string;
  main_image?: string;
  main_text?: string;
  language?: string;
  versions?: Record<string, { title: string; main_text: string }>;
}

/** Runs the real command on a data folder, as an operator does, beside whatever serves it. */
export async function importPostsInto(dataDir: string, posts: OldPost[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noshine-import-'));
  const file = join(folder, 'posts.json');
  await writeFile(file, JSON.stringify(posts));
  const { stdout } = await run(process.execPath, ['server/commands/import-posts.ts', file], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  await rm(folder, { recursive: true });
  return stdout;
}
