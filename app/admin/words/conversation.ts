import { type ReplyError, replyLimits } from '#domain/reply.ts';
import type { Placeholder } from '#domain/saved-reply.ts';
import type { UploadError } from '#domain/upload-error.ts';
import { defineWords } from './define-words.ts';

/** Replies and notes of an inquiry: written, sent, taken back. */
export const conversation = defineWords({
  ko: {
    errors: {
      untouched: '인사말만 있습니다. 답변 내용을 작성해 주십시오.',
      unfilled: '자동으로 채워지지 않은 항목({ })이 있습니다. 직접 입력하거나 지워 주십시오.',
      repeated: '방금 보낸 답변과 같습니다. 같은 답변은 다시 보내지 않습니다.',
      'too-long': `답변이 너무 깁니다. ${replyLimits.body.toLocaleString('ko')}자까지 보낼 수 있습니다.`,
    } satisfies Record<ReplyError, string> as Record<string, string>,
    sending: '10초 뒤에 답변을 보냅니다.',
    writtenDown: '답변을 저장했습니다. 지금은 메일을 보낼 수 없어 대기합니다.',
    undo: '보내기 취소',
    undone: '보내지 않았습니다. 작성한 내용은 초안으로 돌아왔습니다.',
    undoErrors: {
      'too-late': '이미 발송되어 취소할 수 없습니다.',
      'draft-too-long':
        '보내기를 취소하지 못했습니다. 이 답변과 작성 중인 초안을 합치면 너무 깁니다. 초안을 줄인 뒤 바로 다시 취소하십시오.',
    } as Record<string, string>,
    drafts: {
      conflict: '다른 탭에서 이 글을 고쳤거나 이미 보냈습니다. 지금 화면의 글은 저장되지 않습니다.',
      keepMine: '지금 화면의 글 유지',
      takeTheirs: '다른 탭의 글 불러오기',
    },
    attachments: {
      addFile: '파일 첨부',
      addReport: '시험 성적서 첨부',
      adding: '확인하는 중…',
      remove: (name: string) => `${name} 첨부 취소`,
      removeShort: '첨부 취소',
      limit: (count: number, size: string) => `최대 ${count}개, 총 ${size}`,
      errors: {
        'too-large': '첨부 파일의 전체 크기가 너무 큽니다. 나누어 보내거나 크기를 줄여 주십시오.',
        'too-many': '첨부 파일이 너무 많습니다.',
        'expands-too-far': '압축을 풀면 너무 커지는 파일입니다.',
        'picture-too-large': '이미지가 너무 큽니다(5천만 화소까지).',
        'wrong-type': '보낼 수 없는 형식의 파일입니다.',
        'not-what-it-says': '파일 내용이 확장자와 다릅니다.',
        'runnable-inside': '프로그램, 스크립트, 바로 가기 또는 매크로가 들어 있는 파일입니다.',
        'cannot-be-checked': '암호가 걸려 있어 확인할 수 없는 파일입니다.',
        empty: '빈 파일입니다.',
        'no-room': '저장 공간이 부족하여 첨부할 수 없습니다.',
        failed: '파일을 저장하지 못했습니다. 다시 첨부해 주십시오.',
      } satisfies Record<UploadError, string> as Record<string, string>,
      unsafe: {
        waiting: '첨부 파일의 악성 코드 검사가 끝난 뒤 보낼 수 있습니다.',
        held: '첨부 파일의 악성 코드 검사가 보류되어 보낼 수 없습니다.',
        infected: '첨부 파일에서 악성 코드가 발견되어 보낼 수 없습니다.',
      } as Record<string, string>,
    },
    saved: {
      title: '저장된 답변',
      none: '이 언어로 저장된 답변이 없습니다.',
      manage: '저장된 답변 관리',
      add: '저장된 답변 추가',
      edit: '수정',
      remove: '삭제',
      removeTitle: (title: string) => `‘${title}’ 답변을 삭제하시겠습니까?`,
      removeText: '다른 직원도 더 이상 사용할 수 없습니다.',
      name: '이름',
      language: '언어',
      body: '내용',
      insert: '자동 입력 항목',
      unknown: (names: string) => `사용할 수 없는 자동 입력 항목입니다: ${names}`,
      tooMany: '저장된 답변이 너무 많습니다.',
      placeholders: {
        name: '고객 이름',
        company: '고객 회사',
        reference: '접수 번호',
        product: '관심 분야',
        us: '우리 회사',
        me: '내 이름',
      } satisfies Record<Placeholder, string> as Record<Placeholder, string>,
    },
    signature: {
      title: '답변 서명',
      hint: '이메일 답변의 끝에 들어갑니다. 이름, 직책, 연락처를 적어 두십시오.',
      label: '서명',
    },
    writing: (names: string) => `${names} 님이 이 문의에 답변을 쓰고 있습니다.`,
    mailOf: (kind: string) => `메일: ${kind}`,
    fates: {
      sent: (time: string) => `메일 서버에 전달됨 · ${time}`,
      waiting: '곧 보냅니다.',
      delayed: (time: string) => `보내지 못해 ${time}에 다시 시도합니다.`,
      noMail: '미발송 (메일 발송 불가)',
      failed: '전달되지 않음',
      cancelled: '발송 취소됨',
      undo: '보내기 취소',
    },
    marks: {
      waiting: '답변이 발송 대기 중입니다. 메일 서버에 전달되면 상태가 ‘답변 완료’로 바뀝니다.',
      noMail:
        '지금은 메일을 보낼 수 없어 답변을 저장만 했습니다. 고객은 아직 답변을 받지 못했으니 급하면 전화로 연락하십시오.',
      failed:
        '답변이 고객에게 전달되지 않았습니다. 이메일 주소를 확인하여 다시 보내거나 전화로 연락하십시오.',
    },
    closing: {
      draft: '작성 중인 답변을 아직 보내지 않았습니다.',
      waiting: '답변이 아직 발송되지 않았습니다. 끝내 전달되지 않으면 문의가 다시 열립니다.',
      noMail: (days: number) =>
        `지금은 메일을 보낼 수 없어 답변이 대기하고 있습니다. ${days}일 안에 메일을 보낼 수 있게 되지 않으면 답변은 발송되지 않은 채 삭제됩니다.`,
      failed: '마지막 답변이 고객에게 전달되지 않았습니다.',
    },
  },
  en: {
    errors: {
      untouched: 'There is only the greeting. Please write your answer.',
      unfilled: 'A placeholder ({ }) is not filled in. Please fill it in or remove it.',
      repeated: 'You have just sent this reply. It was not sent again.',
      'too-long': `The reply is too long. You can send up to ${replyLimits.body.toLocaleString('en')} characters.`,
    } satisfies Record<ReplyError, string>,
    sending: 'Your reply will be sent in 10 seconds.',
    writtenDown: 'Reply saved. It waits because no email can be sent right now.',
    undo: 'Undo',
    undone: 'Not sent. Your text is a draft again.',
    undoErrors: {
      'too-late': 'It has already been sent.',
      'draft-too-long':
        'Could not undo: this reply and the draft you are writing are too long together. Shorten the draft, then undo again right away.',
    },
    drafts: {
      conflict:
        'This text was changed or sent in another tab. What you see here is not being saved.',
      keepMine: 'Keep this text',
      takeTheirs: 'Load the other tab’s text',
    },
    attachments: {
      addFile: 'Attach a file',
      addReport: 'Attach a test report',
      adding: 'Checking…',
      remove: (name) => `Remove ${name}`,
      removeShort: 'Remove',
      limit: (count, size) => `Up to ${count} files, ${size} in total`,
      errors: {
        'too-large': 'The attachments are too large in total. Send fewer or smaller files.',
        'too-many': 'There are too many attachments.',
        'expands-too-far': 'It would become too large when unpacked.',
        'picture-too-large': 'The image is too large (50 megapixels at most).',
        'wrong-type': 'Files of this type cannot be sent.',
        'not-what-it-says': 'The file’s content does not match its extension.',
        'runnable-inside': 'There is a program, script, shortcut or macro inside.',
        'cannot-be-checked': 'The file has a password and cannot be checked.',
        empty: 'The file is empty.',
        'no-room': 'There is no room for the file.',
        failed: 'The file could not be stored. Please attach it again.',
      } satisfies Record<UploadError, string>,
      unsafe: {
        waiting: 'You can send it once the attachment has been scanned for malware.',
        held: 'The malware scan of an attachment is on hold, so the reply cannot be sent.',
        infected: 'Malware was found in an attachment, so the reply cannot be sent.',
      },
    },
    saved: {
      title: 'Saved replies',
      none: 'There is no saved reply in this language.',
      manage: 'Manage saved replies',
      add: 'New saved reply',
      edit: 'Edit',
      remove: 'Delete',
      removeTitle: (title) => `Delete “${title}”?`,
      removeText: 'No one on the team will be able to use it anymore.',
      name: 'Name',
      language: 'Language',
      body: 'Message',
      insert: 'Placeholders',
      unknown: (names) => `Unknown placeholder: ${names}`,
      tooMany: 'There are too many saved replies.',
      placeholders: {
        name: 'Customer’s name',
        company: 'Customer’s company',
        reference: 'Reference',
        product: 'Field of interest',
        us: 'Our company',
        me: 'My name',
      } satisfies Record<Placeholder, string>,
    },
    signature: {
      title: 'Signature',
      hint: 'Added at the end of your email replies. Include your name, position and phone number.',
      label: 'Signature',
    },
    writing: (names) => `Writing a reply to this inquiry now: ${names}`,
    mailOf: (kind) => `Email: ${kind}`,
    fates: {
      sent: (time) => `Accepted by the mail server · ${time}`,
      waiting: 'Will be sent in a moment.',
      delayed: (time) => `Could not be sent. Next try: ${time}`,
      noMail: 'Not sent: no email can be sent right now',
      failed: 'Not delivered',
      cancelled: 'Canceled',
      undo: 'Undo',
    },
    marks: {
      waiting:
        'A reply is waiting to be sent. The inquiry is marked as answered once the mail server accepts it.',
      noMail:
        'The reply was saved but not sent: no email can be sent right now. The customer has not received a reply yet; call if it is urgent.',
      failed:
        'The reply was not delivered. Check the email address and send it again, or call instead.',
    },
    closing: {
      draft: 'A reply you are writing has not been sent.',
      waiting:
        'A reply has not been sent yet. If it cannot be delivered, the inquiry is opened again.',
      noMail: (days) =>
        `A reply is waiting because no email can be sent right now. Unless that changes within ${days} ${days === 1 ? 'day' : 'days'}, the reply will be erased unsent.`,
      failed: 'The last reply was not delivered.',
    },
  },
});
