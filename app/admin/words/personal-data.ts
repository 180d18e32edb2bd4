import type { FieldError } from '#domain/inquiry.ts';
import { defineWords } from './define-words.ts';

/** What a person may ask for: all that is kept about them, a correction, erasure. */
export const personalData = defineWords({
  ko: {
    find: '고객별 찾기',
    title: '고객별 찾기',
    hint: '이메일이나 전화번호가 같은 문의를 모두 찾습니다. 종료된 문의와 스팸 의심 문의도 나옵니다.',
    contact: '이메일 또는 전화번호',
    contactHint: '전화번호는 국가 번호나 줄표가 달라도 찾습니다.',
    search: '찾기',
    notContact: '이메일 주소나 일곱 자리 이상의 전화번호를 입력하십시오.',
    found: (count: number) => `${count.toLocaleString('ko')}건을 찾았습니다.`,
    nothing: {
      title: '찾은 문의가 없습니다.',
      hint: '이 이메일이나 전화번호로 보관 중인 문의가 없습니다.',
    },
    hasMore: (count: number) =>
      `최근 ${count.toLocaleString('ko')}건만 보입니다. 나머지는 이 문의를 처리한 뒤 다시 찾으십시오.`,
    columns: {
      select: '선택',
      inquiry: '문의',
      contact: '연락처',
      kept: '보관 중인 정보',
      received: '접수',
    },
    select: (reference: string) => `${reference} 선택`,
    quarantined: '스팸 의심',
    closed: (time: string) => `${time} 상담 종료`,
    sameEmail: '이메일 일치',
    samePhone: '전화번호 일치',
    kept: {
      files: (count: number) => `첨부 파일 ${count}개`,
      mails: (count: number) => `메일 ${count}통`,
      notes: (count: number) => `메모 ${count}개`,
      corrections: (count: number) => `정정 ${count}건`,
    },
    onlyText: '문의 내용만',
    handOut: '사본 내려받기',
    handOutHint:
      '보관 중인 정보를 메모까지 모두 ZIP 파일로 내려받습니다. 본인인지 먼저 확인하십시오.',
    handedOut: '사본을 내려받았습니다.',
    handOutOne: '개인정보 사본',
    eraseAll: '선택한 문의 삭제',
    eraseTitle: (count: number) => `${count}건의 개인정보를 지금 삭제하시겠습니까?`,
    eraseText: (references: string) =>
      `${references}: 문의 내용, 첨부 파일, 메모, 답변이 모두 삭제되며 되돌릴 수 없습니다. 아직 발송되지 않은 답변은 취소됩니다.`,
    erase: '지금 삭제',
    erased: (count: number) => `${count}건의 개인정보를 삭제했습니다.`,
    certificate: '파기 확인서 열기',
    certificateHint:
      '확인서에는 개인정보가 없습니다. 새 탭에서 인쇄하거나 저장하여 본인에게 전달할 수 있으며, 나중에 다시 열 수 있습니다.',
    log: '활동 기록',
    correct: '정보 정정',
    correctTitle: '개인정보 정정',
    correctHint:
      '바꾸기 전과 바꾼 뒤의 내용이 처리 기록에 남습니다. 활동 기록에는 어떤 항목을 정정했는지만 남습니다.',
    correctReason: '정정 사유',
    correctRun: '정정',
    corrected: '정정했습니다.',
    nothingChanged: '바뀐 내용이 없습니다.',
    correctedMeanwhile: (value: string) =>
      `그사이 다른 사람이 바꾸었습니다. 지금 값: ${value || '(비어 있음)'}. 다시 정정하면 입력한 내용으로 바뀝니다.`,
    invalid: '올바르지 않은 항목이 있습니다.',
    conflict: '그사이 다른 사람이 바꾼 항목이 있습니다. 입력한 내용은 그대로 있습니다.',
    fieldErrors: {
      required: '비워 둘 수 없습니다.',
      'too-long': '너무 깁니다.',
      'not-allowed': '올바르지 않습니다.',
      'not-agreed': '올바르지 않습니다.',
      'file-gone': '올바르지 않습니다.',
    } satisfies Record<FieldError, string> as Record<string, string>,
    change: (field: string, from: string, to: string) =>
      `${field}: ${from || '(비어 있음)'} → ${to || '(비어 있음)'}`,
    changeReason: (reason: string) => `사유: ${reason}`,
  },
  en: {
    find: 'Find by customer',
    title: 'Find by customer',
    hint: 'Finds all inquiries with the same email or phone number, even closed ones and spam.',
    contact: 'Email or phone number',
    contactHint: 'Phone numbers match with or without country code and dashes.',
    search: 'Find',
    notContact: 'Enter an email address, or a phone number with at least seven digits.',
    found: (count) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'inquiry' : 'inquiries'} found.`,
    nothing: {
      title: 'No inquiries found.',
      hint: 'No inquiry with this email or phone number is kept.',
    },
    hasMore: (count) =>
      `Only the latest ${count.toLocaleString('en')} are shown. Process these first, then search again for the rest.`,
    columns: {
      select: 'Select',
      inquiry: 'Inquiry',
      contact: 'Contact',
      kept: 'What is kept',
      received: 'Received',
    },
    select: (reference) => `Select ${reference}`,
    quarantined: 'Suspected spam',
    closed: (time) => `Closed ${time}`,
    sameEmail: 'Same email',
    samePhone: 'Same phone number',
    kept: {
      files: (count) => `${count} ${count === 1 ? 'attachment' : 'attachments'}`,
      mails: (count) => `${count} ${count === 1 ? 'email' : 'emails'}`,
      notes: (count) => `${count} ${count === 1 ? 'note' : 'notes'}`,
      corrections: (count) => `${count} ${count === 1 ? 'correction' : 'corrections'}`,
    },
    onlyText: 'The inquiry only',
    handOut: 'Download a copy',
    handOutHint:
      'Downloads everything kept, notes included, as a ZIP file. Verify who is asking before you pass it on.',
    handedOut: 'Copy downloaded.',
    handOutOne: 'Copy of personal data',
    eraseAll: 'Erase selected',
    eraseTitle: (count) =>
      `Erase the personal data of ${count} ${count === 1 ? 'inquiry' : 'inquiries'} now?`,
    eraseText: (references) =>
      `${references}: the inquiries, their attachments, notes and replies will be erased, and unsent replies are canceled. This cannot be undone.`,
    erase: 'Erase now',
    erased: (count) => `Personal data of ${count} ${count === 1 ? 'inquiry' : 'inquiries'} erased.`,
    certificate: 'Open certificate of erasure',
    certificateHint:
      'The certificate contains no personal data. Print or save it in the new tab to give it to the person. You can open it again later.',
    log: 'Activity log',
    correct: 'Correct details',
    correctTitle: 'Correct personal data',
    correctHint:
      'The old and new values stay in the history. The activity log only names the corrected fields.',
    correctReason: 'Reason for the correction',
    correctRun: 'Correct',
    corrected: 'Corrected.',
    nothingChanged: 'Nothing has changed.',
    correctedMeanwhile: (value) =>
      `Someone else changed this in the meantime. It is now: ${value || '(empty)'}. Correct again to replace it with yours.`,
    invalid: 'Some fields are not valid.',
    conflict: 'Someone else changed some of this in the meantime. What you typed is still here.',
    fieldErrors: {
      required: 'This cannot be empty.',
      'too-long': 'This is too long.',
      'not-allowed': 'This is not valid.',
      'not-agreed': 'This is not valid.',
      'file-gone': 'This is not valid.',
    } satisfies Record<FieldError, string>,
    change: (field, from, to) => `${field}: ${from || '(empty)'} → ${to || '(empty)'}`,
    changeReason: (reason) => `Reason: ${reason}`,
  },
});
