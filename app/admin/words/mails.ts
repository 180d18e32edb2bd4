import { defineWords } from './define-words.ts';

export const mails = defineWords({
  ko: {
    title: '보내지 못한 메일',
    hint: '메일 서버가 받지 않았거나 아직 차례를 기다리는 메일입니다. 보낸 메일은 여기에 없습니다.',
    empty: '기다리거나 실패한 메일이 없습니다.',
    cut: (count: number) => `오래된 ${count}건만 표시합니다.`,
    columns: {
      mail: '메일',
      about: '관련 문의·받는 사람',
      state: '상태',
      since: '작성',
      actions: '작업',
    },
    states: { failed: '실패', waiting: '발송 대기', withheld: '보내지 않음' } as Record<
      string,
      string
    >,
    nextTry: (time: string) => `다음 시도 ${time}`,
    tries: (count: number) => `${count}번 시도함`,
    neverTried: '아직 시도하지 않음',
    noServer: '메일 서버가 없어 보내지 않고 보관만 하고 있습니다.',
    staff: '직원',
    resend: '다시 보내기',
    resent: '곧 다시 보냅니다.',
    gone: '그사이 발송되었거나 없어진 메일입니다.',
    toSettings: '메일 서버 설정',
  },
  en: {
    title: 'Unsent emails',
    hint: 'Emails that the mail server did not accept or that are still queued. Sent emails are not listed here.',
    empty: 'No email is waiting, and none has failed.',
    cut: (count) => `Only the oldest ${count} are shown.`,
    columns: {
      mail: 'Email',
      about: 'Inquiry or recipient',
      state: 'Status',
      since: 'Written',
      actions: 'Actions',
    },
    states: { failed: 'Failed', waiting: 'Queued', withheld: 'Not sent' },
    nextTry: (time) => `Next attempt ${time}`,
    tries: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
    neverTried: 'Not tried yet',
    noServer: 'There is no mail server: emails are kept, not sent.',
    staff: 'Staff',
    resend: 'Send again',
    resent: 'It will be sent again shortly.',
    gone: 'This email has been sent in the meantime, or is gone.',
    toSettings: 'Mail server',
  },
});
