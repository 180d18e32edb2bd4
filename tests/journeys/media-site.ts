import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { hostileBodies } from '../support/hostile-bodies.ts';
import { importPostsInto, type OldPost } from '../support/import-posts.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { test as base } from './site.ts';

export const postCount = 200;
export const firstHostile = 101;
export const englishOriginal = 90;
export const withPicture = 200;
export const withFilm = 199;

/** Two hundred posts, an hour apart, so that the number is also the order. */
async function makePosts(): Promise<OldPost[]> {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#12c99b' },
  })
    .png()
    .toBuffer();
  const image = `<img src="data:image/png;base64,${picture.toString('base64')}" alt="코팅면">`;
  const more: Record<number, string> = {
    [withPicture]: image,
    [withFilm]:
      '<p style="text-align:center"><font color="#ff0000">빨강</font> <span style="color:navy">파랑</span></p>' +
      '<p><iframe src="https://player.vimeo.com/video/1234567" title="시험 영상"></iframe></p>',
  };
  return Array.from({ length: postCount }, (_, index) => {
    const mnum = index + 1;
    const hostile = hostileBodies[mnum - firstHostile];
    return {
      mnum,
      title: hostile ? `${mnum} ${hostile}` : `게시글 ${mnum}`,
      regDate: new Date(Date.UTC(2026, 0, 1, mnum)).toISOString(),
      main_image: mnum === withPicture ? image : '',
      main_text: hostile ?? `<h2>소제목</h2><p>본문 ${mnum}</p>${more[mnum] ?? ''}`,
      ...(mnum === englishOriginal && { language: 'en', title: 'Written in English' }),
      ...(mnum % 4 === 0 && {
        versions: {
          en: { title: `Post ${mnum}`, main_text: `<p>Text ${mnum}</p>` },
          es: { title: `Publicación ${mnum}`, main_text: `<p>Texto ${mnum}</p>` },
        },
      }),
    };
  });
}

export const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'noshine-media-'));
      await importPostsInto(dataDir, await makePosts());
      const site = await startSiteProcess({ dataDir });
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
