import { textPageNames } from '#content/text-page-names.ts';
import { defineWords } from './define-words.ts';

export const site = defineWords({
  ko: {
    title: '사이트 문구',
    pages: textPageNames.ko as Record<string, string>,
  },
  en: {
    title: 'Site texts',
    pages: textPageNames.en,
  },
});
