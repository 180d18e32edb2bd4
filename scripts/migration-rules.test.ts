import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lastRelease } from '#server/database/last-release.ts';
import { migrations, type Step } from '#server/database/migrations.ts';
import { migrationErrors } from './migration-rules.ts';

const step = (statements: string, name = 'later'): Step => ({
  number: 990,
  name,
  migration: {
    async up(db) {
      for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
    },
  },
});
const released = migrations.filter(({ number }) => number <= lastRelease.step);
const errorsOf = (later: Step, unused: string[] = []) =>
  migrationErrors([...released, later], { step: lastRelease.step, unused });

describe('a migration', () => {
  it.each([
    ['adds a table', 'create table t (a text not null); create unique index u on t (a)'],
    ['adds a column', 'alter table posts add column a text'],
    ['adds one with a default', 'alter table posts add column a text not null default 1'],
    ['adds an index', 'create index i on posts (updated_at)'],
    [
      'makes what is new unique',
      'alter table posts add column a; create unique index i on posts (a)',
    ],
    ['changes rows', "update posts set original_language = 'ko'"],
  ])('may stand beside the last release when it %s', async (_, statements) => {
    expect(await errorsOf(step(statements))).toEqual([]);
  });

  it.each([
    ['alter table posts drop column imported_digest', 'drops or renames posts.imported_digest,'],
    ['alter table posts rename column reg_date to d', 'drops or renames posts.reg_date,'],
    ['alter table changes rename to c', 'drops or renames changes.count,'],
    ['drop table listed_posts', 'drops or renames listed_posts.shown_language,'],
    ['drop index inquiries_inbox', 'drops or renames inquiries_inbox,'],
    [
      "alter table posts add column a text not null default ''; create unique index i on posts (updated_at)",
      'makes posts (updated_at) unique:',
    ],
    [
      'create table p (mnum integer primary key, a text not null); insert into p select mnum, 1 from posts; drop table listed_posts; drop table published_versions; drop table post_versions; drop table posts; alter table p rename to posts',
      'adds posts.a without a default:',
    ],
    [
      'create table c (topic text not null, count integer not null); drop table changes; alter table c rename to changes',
      'drops or renames changes (topic),',
    ],
    [
      'create table o (id text primary key, sent_at bigint not null); drop table outbox; alter table o rename to outbox',
      'requires outbox.sent_at:',
    ],
  ])('is refused: %s', async (statements, message) => {
    const errors = await errorsOf(step(statements, 'contract-things'));
    expect(errors).toContainEqual(
      expect.stringContaining(`migration 990 contract-things ${message}`),
    );
  });

  it('may take away what the last release does not use, and says so by its name', async () => {
    const statement = 'alter table posts drop column imported_digest';
    const unused = ['posts.imported_digest'];
    expect(await errorsOf(step(statement, 'contract-digests'), unused)).toEqual([]);
    expect(await errorsOf(step(statement, 'digests'), unused)).toEqual([
      'migration 990 digests drops posts.imported_digest: name the step contract-…',
    ]);
  });
});

it('of this program all may stand beside the last release', async () => {
  expect(await migrationErrors(migrations, lastRelease)).toEqual([]);
});
