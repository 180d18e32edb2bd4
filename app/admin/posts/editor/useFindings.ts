import { useState } from 'react';
import { type Language, languages } from '#domain/language.ts';
import type { OpenPost } from '#server/posts/drafts.ts';
import { checkText, type Finding, linksToNowhere, ownLinks } from './check-text.ts';
import { fileNameIn, staffAddress } from './files.ts';

interface Checked {
  language: Language;
  title: string;
  mainText: string;
}

/** How many pictures and files are on their way into each text. */
export type Uploads = Partial<Record<Language, number>>;

/** What should be known before these texts go public. */
export function useFindings(post: OpenPost, uploads: Uploads) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);

  async function find(texts: readonly Checked[]): Promise<readonly Finding[]> {
    const found: Finding[] = [];
    for (const text of texts) {
      found.push(...checkText(text));
      const { language } = text;
      if (uploads[language]) found.push({ kind: 'uploading', language, isSerious: true });
      const broken = [...linksToNowhere(text.mainText), ...(await brokenLinks(text.mainText))];
      for (const about of broken) {
        found.push({ kind: 'broken-link', language, about, isSerious: true });
      }
    }
    if (!post.picture) found.push({ kind: 'no-picture', isSerious: false });
    for (const language of languages) {
      const version = post.versions.find((each) => each.language === language);
      const isThere = version?.isPublic || texts.some((each) => each.language === language);
      if (!isThere) found.push({ kind: 'missing-language', language, isSerious: false });
    }
    setFindings(found);
    return found;
  }

  return { findings, find };
}

async function brokenLinks(mainText: string): Promise<string[]> {
  const answers = await Promise.all(
    ownLinks(mainText).map(async (path) => {
      const asked = staffAddress(path);
      const answer = await fetch(asked, { method: 'HEAD' }).catch(() => undefined);
      const isGone = answer && (answer.status === 404 || answer.status === 410);
      return isGone ? (asked === path ? path : fileNameIn(path)) : undefined;
    }),
  );
  return answers.filter((path) => path !== undefined);
}
