import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '#domain/language.ts';
import type { Findings } from './findings.ts';
import type { Staff } from './staff.ts';

export interface Draft {
  mnum: number;
  /** All languages at the same moment; true when each was acknowledged. */
  act(act: 'publish' | 'unpublish' | 'schedule', more?: object, at?: string): Promise<boolean>;
}

/** A new post that nobody else touches; undefined when it could not be saved. */
export async function draftPost(
  editor: Staff,
  title: string,
  languages: readonly Language[],
): Promise<Draft | undefined> {
  const { body: post } = await editor.ask('POST', '/posts', { originalLanguage: languages[0] });
  if (!post?.mnum) return undefined;
  const path = (language: Language) => `/posts/${post.mnum}/versions/${language}`;
  const editions: number[] = [];
  for (const language of languages) {
    // The original has an empty text from the beginning.
    const edition = language === languages[0] ? 1 : null;
    const text = { title, mainText: `<p>${title}</p>`, edition };
    const { body: saved } = await editor.ask('PUT', path(language), text);
    if (!saved?.edition) return undefined;
    editions.push(saved.edition);
  }
  return {
    mnum: post.mnum,
    async act(act, more = {}, at) {
      const answers = await Promise.all(
        languages.map((language, i) =>
          editor.ask('POST', `${path(language)}/${act}`, { edition: editions[i], ...more }, at),
        ),
      );
      return answers.every(({ status }) => status === 204);
    },
  };
}

/** Changes a text of the site; true when it was published at this instance. */
export async function publishText(
  editor: Staff,
  key: { page: string; path: string; language: Language },
  text: string,
  at: string | undefined,
): Promise<boolean> {
  const { body } = await editor.ask('GET', `/site/texts/${key.page}`);
  const found = body?.texts?.find(({ path }: { path: string }) => path === key.path);
  const { edition = null } = found?.languages[key.language] ?? {};
  const changes = [{ ...key, text, edition }];
  const { body: saved } = await editor.ask('PUT', '/site/texts', { changes });
  const [result] = saved?.results ?? [];
  if (!result?.ok) return false;
  const texts = [{ ...key, edition: result.edition }];
  const published = await editor.ask('POST', '/site/texts/publish', { texts }, at);
  return published.body?.ok === true;
}

/** By turns a post that stays, one that is withdrawn, and one that comes by the clock. */
export async function writePost(url: string, editor: Staff, findings: Findings, turn: number) {
  const { posts } = findings;
  const draft = await draftPost(
    editor,
    `소식 ${turn}`,
    turn % 2 === 0 ? ['ko', 'en'] : ['id', 'es'],
  );
  if (!draft) return;
  const { mnum, act } = draft;
  if (turn % 3 === 2) return schedule(url, draft, findings);
  if (!(await act('publish'))) return;
  if (turn % 3 === 0) return void posts.set(mnum, 'shown');
  if (await act('unpublish')) posts.set(mnum, 'hidden');
}

async function schedule(url: string, { mnum, act }: Draft, { posts, errors }: Findings) {
  const publishAt = Date.now() + 3_000;
  if (!(await act('schedule', { publishAt }))) return;
  while (Date.now() < publishAt) {
    const answer = await fetch(`${url}/api/media/${mnum}`).catch(() => undefined);
    await answer?.body?.cancel();
    const early = publishAt - Date.now();
    if (answer?.status === 200 && early > 0) {
      errors.push(`a post was public ${early} ms before its time`);
      break;
    }
    await pause(200);
  }
  posts.set(mnum, 'shown');
}
