import { defineWords } from './define-words.ts';

/** The owner's own body of the price page. */
export const siteBody = defineWords({
  ko: {
    title: '가격 페이지 본문',
    hint: '비어 있는 동안 페이지에는 “Coming Soon”이 표시됩니다. 공개하면 이 본문이 표시됩니다.',
    open: '가격 본문',
    missing:
      '이 언어의 본문이 없으면 방문자에게 한국어 본문이, 그것도 없으면 영어 본문이 표시됩니다.',
    show: '화면으로 보기',
    recovered: '저장하지 못한 내용이 이 브라우저에 남아 있습니다.',
    conflict: '다른 사람이 이 본문을 먼저 저장했습니다.',
    keepMine: '내 글로 저장',
    takeTheirs: '저장된 글 불러오기',
  },
  en: {
    title: 'Body of the price page',
    hint: 'While it is empty the page says “Coming Soon”. Once published, this body is shown.',
    open: 'Price body',
    missing:
      'Without a body in this language visitors see the Korean one, or else the English one.',
    show: 'See it on the page',
    recovered: 'Something that could not be saved is still in this browser.',
    conflict: 'Somebody else has saved this body before you.',
    keepMine: 'Save mine',
    takeTheirs: 'Load theirs',
  },
});
