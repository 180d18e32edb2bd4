import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Adds a column to the busiest table and takes a while about it, as on a large one. */
const migration = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>) {
  await sql\`alter table inquiries add column of_next_version text\`.execute(db);
  await sql\`select pg_sleep(3)\`.execute(db);
}
`;

/** A copy of the program that has one migration more. */
export async function makeNextVersion(folder: string): Promise<string> {
  const program = join(folder, 'next-version');
  await mkdir(program);
  for (const name of ['server', 'domain', 'content', 'package.json']) {
    await cp(join(root, name), join(program, name), { recursive: true });
  }
  for (const name of ['node_modules', 'build']) {
    await symlink(join(root, name), join(program, name));
  }
  const database = join(program, 'server/database');
  await writeFile(join(database, 'migrations/9000-of-next-version.ts'), migration);
  const list = join(database, 'migrations.ts');
  await writeFile(list, withOneMore(await readFile(list, 'utf8')));
  return program;
}

function withOneMore(list: string): string {
  const end = list.lastIndexOf('];');
  const step = "  { number: 9000, name: 'of-next-version', migration: ofNextVersion },\n";
  return `import * as ofNextVersion from './migrations/9000-of-next-version.ts';
${list.slice(0, end)}${step}${list.slice(end)}`;
}
