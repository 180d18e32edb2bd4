import { defineWords } from './define-words.ts';

/** Texts out to translators and in again. */
export const siteExchange = defineWords({
  ko: {
    button: '번역 파일…',
    title: '번역 업체와 주고받기',
    out: '엑셀 파일로 내보내기',
    work: '다시 확인할 문구만',
    all: '모든 문구',
    download: '파일 받기',
    in: '번역한 파일 가져오기',
    inHint: '달라진 곳을 먼저 보여 줍니다. 고른 문구만 초안으로 저장하며, 공개는 따로 합니다.',
    choose: '파일 선택',
    same: '이 파일에는 달라진 문구가 없습니다.',
    differences: (takeable: number, refused: number) =>
      refused > 0
        ? `가져올 수 있는 문구 ${takeable}개, 가져올 수 없는 문구 ${refused}개`
        : `가져올 수 있는 문구 ${takeable}개`,
    every: '모두 선택',
    back: '다른 파일',
    takeChosen: (count: number) => `문구 ${count}개 가져오기`,
    taken: (count: number, failed: number) =>
      failed > 0
        ? `${count}개를 초안으로 저장했습니다. ${failed}개는 그사이 바뀌어 저장하지 못했습니다.`
        : `${count}개를 초안으로 저장했습니다.`,
    before: '지금',
    after: '파일',
    place: (sheet: string, line: number, key: string) => `${sheet} ${line}행 · ${key}`,
    refused: {
      'unknown-key': '이런 키의 문구가 없습니다.',
      'changed-since': '파일을 내보낸 뒤 이 문구가 바뀌었습니다. 목록에서 직접 고치십시오.',
      repeated: '같은 문구가 두 번 나오며 내용이 다릅니다.',
      legal: '법령에 따라 갖추어야 하는 문구이므로 소유자만 고칠 수 있습니다.',
    },
    refusedFile: {
      'not-xlsx': '엑셀(.xlsx) 파일이 아닙니다.',
      'too-large': '파일이 너무 큽니다.',
      'too-many-rows': '행이 너무 많습니다.',
      broken: '파일이 손상되어 읽을 수 없습니다.',
      'no-texts': '내보낸 파일의 첫 줄(키와 언어 제목)을 찾을 수 없습니다.',
      '413': '파일이 너무 큽니다. 5MB까지 가져올 수 있습니다.',
    } as Record<string, string>,
  },
  en: {
    button: 'Translations…',
    title: 'To and from translators',
    out: 'Export as an Excel file',
    work: 'Only texts that need another look',
    all: 'All texts',
    download: 'Download',
    in: 'Import a translated file',
    inHint:
      'You see the differences first. What you choose is saved as drafts and published later.',
    choose: 'Choose a file',
    same: 'Nothing differs in this file.',
    differences: (takeable, refused) =>
      refused > 0
        ? `${takeable} ${takeable === 1 ? 'text' : 'texts'} to import, ${refused} that cannot be imported`
        : `${takeable} ${takeable === 1 ? 'text' : 'texts'} to import`,
    every: 'Select all',
    back: 'Another file',
    takeChosen: (count) => `Import ${count} ${count === 1 ? 'text' : 'texts'}`,
    taken: (count, failed) =>
      failed > 0
        ? `${count} saved as drafts. ${failed} changed meanwhile and were not saved.`
        : `${count} saved as drafts.`,
    before: 'Now',
    after: 'File',
    place: (sheet, line, key) => `${sheet}, row ${line} · ${key}`,
    refused: {
      'unknown-key': 'There is no text with this key.',
      'changed-since':
        'This text has changed here since the file was exported. Change it in the list.',
      repeated: 'The same text stands there twice, with different words.',
      legal: 'The law asks for this text, so only an owner may change it.',
    },
    refusedFile: {
      'not-xlsx': 'This is not an Excel file (.xlsx).',
      'too-large': 'The file is too large.',
      'too-many-rows': 'The file has too many rows.',
      broken: 'The file is damaged and cannot be read.',
      'no-texts': 'The head row of an exported file (key and language) was not found.',
      '413': 'The file is too large. It may have 5 MB.',
    },
  },
});
