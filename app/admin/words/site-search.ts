import { defineWords } from './define-words.ts';

export const siteSearch = defineWords({
  ko: {
    label: '사이트에서 찾기',
    hint: '예: 99.92',
    texts: '사이트 문구',
    others: '문구가 아닌 것',
    othersHint: '시험 수치, 게시글, 회사 정보처럼 다른 곳에서 관리하는 내용입니다.',
    count: (count: number, isCut: boolean) => `${count}곳${isCut ? ' 이상' : ''} 찾았습니다.`,
    nothing: '찾은 곳이 없습니다.',
    nothingHint: '다른 말로 찾아보십시오. 네 언어의 모든 문구와 화면에서 찾습니다.',
  },
  en: {
    label: 'Find on the site',
    hint: 'For example 99.92',
    texts: 'Texts of the site',
    others: 'Not texts',
    othersHint: 'Test figures, posts and company details, which are kept elsewhere.',
    count: (count, isCut) =>
      `${isCut ? 'More than ' : ''}${count} ${count === 1 ? 'place' : 'places'} found.`,
    nothing: 'Nothing found.',
    nothingHint: 'Try other words. All texts and pages in four languages are searched.',
  },
});
