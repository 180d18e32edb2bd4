import { defineWords } from './define-words.ts';

/** Customers' answers by mail in the thread of an inquiry. */
export const receivedMails = defineWords({
  ko: {
    from: (sender: string) => `보낸 사람: ${sender}`,
    otherSender: '문의에 적힌 이메일과 다른 주소에서 왔습니다.',
    kinds: {
      answer: '',
      automatic: '자동 회신입니다. 문의 상태는 바뀌지 않았습니다.',
      bounce: '메일이 전달되지 않고 되돌아왔습니다. 이메일 주소를 확인해 주십시오.',
      'too-large': '25MB보다 큰 메일이어서 가져오지 않았습니다. 메일함에서 직접 확인해 주십시오.',
      unreadable: '내용을 읽을 수 없는 메일입니다. 메일함에서 직접 확인해 주십시오.',
    },
    noText: '(본문 없음)',
    showAll: '이전 메일까지 모두 보기',
    showNew: '새 내용만 보기',
    refused: '받지 않은 첨부 파일',
    refusals: {
      'too-large': '20MB보다 큽니다.',
      'wrong-type': '받지 않는 형식입니다.',
      'not-what-it-says': '파일 내용이 확장자와 다릅니다.',
      empty: '빈 파일입니다.',
      'expands-too-far': '압축을 풀면 너무 커지는 파일입니다.',
      'picture-too-large': '이미지가 너무 큽니다(5천만 화소까지).',
      'runnable-inside': '프로그램, 스크립트, 바로 가기 또는 매크로가 들어 있는 파일입니다.',
      'cannot-be-checked': '안전한지 확인할 수 없습니다.',
      'too-many': '첨부 파일이 너무 많습니다.',
      'no-room': '저장 공간이 부족합니다.',
      failed: '저장하지 못했습니다.',
    },
    comesBack: '고객이 메일에 회신하면 이 화면에 표시됩니다.',
    goesElsewhere: (address: string) =>
      `고객의 회신은 ${address} 주소로 전달되며, 이 화면에는 표시되지 않습니다.`,
  },
  en: {
    from: (sender: string) => `From ${sender}`,
    otherSender: 'Sent from a different address than the one in the inquiry.',
    kinds: {
      answer: '',
      automatic: 'An automatic reply. It did not change the inquiry’s status.',
      bounce: 'The email came back undelivered. Please check the address.',
      'too-large': 'Larger than 25 MB, so it was not fetched. Please open it in the mailbox.',
      unreadable: 'This email could not be read. Please open it in the mailbox.',
    },
    noText: '(no text)',
    showAll: 'Show earlier emails',
    showNew: 'Show only what is new',
    refused: 'Attachments that were not accepted',
    refusals: {
      'too-large': 'It is larger than 20 MB.',
      'wrong-type': 'This type of file is not accepted.',
      'not-what-it-says': 'The file’s content does not match its extension.',
      empty: 'It is empty.',
      'expands-too-far': 'It would become too large when unpacked.',
      'picture-too-large': 'The image is too large (50 megapixels at most).',
      'runnable-inside': 'There is a program, script, shortcut or macro inside.',
      'cannot-be-checked': 'It could not be checked.',
      'too-many': 'There were too many attachments.',
      'no-room': 'There was no space left.',
      failed: 'It could not be stored.',
    },
    comesBack: 'When the customer replies to the email, the reply appears here.',
    goesElsewhere: (address: string) =>
      `The customer’s reply goes to ${address} and does not appear here.`,
  },
});
