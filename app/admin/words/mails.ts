import type { MailFault, NoMail } from '#domain/mail-server.ts';
import type { UnsentMails } from '#domain/unsent-mails.ts';
import { defineWords } from './define-words.ts';

type State = keyof UnsentMails;

/** What is worst first; what there is none of goes unsaid. */
const stateOrder: readonly State[] = ['failed', 'waiting', 'withheld'];

const listCounts = (counts: UnsentMails, show: (state: State, count: number) => string): string =>
  stateOrder
    .filter((state) => counts[state] > 0)
    .map((state) => show(state, counts[state]))
    .join(' · ');

interface NoMailWords {
  title: string;
  /** What an owner does about it; nothing where only the operator can. */
  act?: string;
  ask: string;
}

type Faults = Record<MailFault | 'unknown', string>;

const koStates: Record<State, string> = { failed: '실패', withheld: '보류', waiting: '대기' };
const enCounted: Record<State, string> = { failed: 'failed', withheld: 'held', waiting: 'waiting' };

export const mails = defineWords({
  ko: {
    title: '보내지 못한 메일',
    empty: {
      title: '보내지 못한 메일이 없습니다.',
      hint: '보낸 메일은 각 문의의 처리 기록에 있습니다.',
    },
    cut: (count: number) => `오래된 ${count}건만 표시합니다.`,
    states: koStates,
    columns: { kind: '종류', to: '받는 사람', inquiry: '문의', time: '시각' },
    counts: (counts: UnsentMails) =>
      listCounts(counts, (state, count) => `${koStates[state]} ${count.toLocaleString('ko')}건`),
    menuCount: (count: number) => `보내지 못한 메일 ${count.toLocaleString('ko')}건`,
    noMail: {
      none: {
        title: '메일 서버가 설정되어 있지 않아 메일이 발송되지 않고 대기합니다.',
        act: '메일 서버 설정',
        ask: '급한 문의에는 전화로 답변하고, 소유자에게 메일 서버 설정을 요청하십시오.',
      },
      locked: {
        title:
          '저장된 메일 서버 비밀번호를 해독할 수 없어 메일이 발송되지 않고 대기합니다. 서버의 암호화 키가 바뀌면 이렇게 됩니다.',
        act: '비밀번호 다시 입력',
        ask: '급한 문의에는 전화로 답변하고, 소유자에게 메일 서버 비밀번호를 다시 입력해 달라고 요청하십시오.',
      },
      off: {
        title: '운영자가 서버에서 메일 발송을 꺼 두어 메일이 발송되지 않고 대기합니다.',
        ask: '급한 문의에는 전화로 답변하고, 운영자에게 메일 발송을 켜 달라고 요청하십시오.',
      },
    } satisfies Record<NoMail, NoMailWords> as Record<NoMail, NoMailWords>,
    hints: {
      failed: '다시 보내도 실패하면 이유를 확인하거나 다른 방법으로 연락하십시오.',
      withheld: '접수 확인 메일이 짧은 시간에 너무 많아 자동으로 보내지 않았습니다.',
      waiting: '차례가 되면 자동으로 발송됩니다.',
      noMail: '메일을 보낼 수 있게 되면 자동으로 발송됩니다.',
    },
    nextTry: (time: string) => `다음 시도 ${time}`,
    tries: (count: number) => `${count}번 시도함`,
    staff: '직원',
    resend: '다시 보내기',
    resent: '곧 다시 보냅니다.',
    sendNow: '지금 보내기',
    toWaiting: '대기로 옮기기',
    willBeSent: '곧 보냅니다.',
    queued: '대기로 옮겼습니다. 메일을 보낼 수 있게 되면 발송됩니다.',
    actFor: (act: string, mail: string, about: string) => `${act}: ${mail}, ${about}`,
    gone: '그사이 발송되었거나 없어진 메일입니다.',
    toSettings: '메일 서버 설정',
    answer: '메일 서버의 응답 보기',
    faults: {
      'no-such-host': '메일 서버를 찾을 수 없습니다.',
      unreachable: '메일 서버에 연결할 수 없습니다.',
      encryption: '메일 서버와 암호화하여 연결할 수 없습니다.',
      certificate: '메일 서버의 인증서를 신뢰할 수 없습니다.',
      'sign-in': '메일 서버에 로그인할 수 없습니다. 사용자 이름과 비밀번호를 확인하십시오.',
      sender: '메일 서버가 보내는 주소를 거부했습니다.',
      recipient: '메일 서버가 받는 주소를 거부했습니다. 주소가 정확한지 확인하십시오.',
      refused: '메일 서버가 이 메일을 거부했습니다.',
      'wrong-address': '메일을 보낼 수 없는 주소입니다.',
      interrupted: '발송이 두 번 중단되었습니다. 이미 도착했을 수도 있습니다.',
      returned: '상대방 메일 서버에서 되돌아왔습니다.',
      unknown: '메일을 보내지 못했습니다.',
    } satisfies Faults as Faults,
  },
  en: {
    title: 'Unsent emails',
    empty: {
      title: 'No unsent emails.',
      hint: 'Sent emails are in the history of their inquiry.',
    },
    cut: (count) => `Only the oldest ${count} are shown.`,
    states: { failed: 'Failed', withheld: 'Held', waiting: 'Waiting' },
    columns: { kind: 'Type', to: 'To', inquiry: 'Inquiry', time: 'Time' },
    counts: (counts) =>
      listCounts(counts, (state, count) => `${count.toLocaleString('en')} ${enCounted[state]}`),
    menuCount: (count) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'email' : 'emails'} not sent`,
    noMail: {
      none: {
        title: 'No mail server is set up, so emails wait and are not sent.',
        act: 'Set up mail server',
        ask: 'Answer urgent inquiries by phone, and ask an owner to set up the mail server.',
      },
      locked: {
        title:
          'The stored mail server password cannot be decrypted, so emails wait and are not sent. This happens when the server’s encryption key has changed.',
        act: 'Enter the password again',
        ask: 'Answer urgent inquiries by phone, and ask an owner to enter the mail server password again.',
      },
      off: {
        title: 'Your site operator has turned outgoing email off, so emails wait and are not sent.',
        ask: 'Answer urgent inquiries by phone, and ask your site operator to turn it on.',
      },
    },
    hints: {
      failed: 'If sending again fails, check the reason or get in touch another way.',
      withheld: 'Held back because there were too many confirmations in a short time.',
      waiting: 'They go out by themselves when it is their turn.',
      noMail: 'They go out by themselves as soon as emails can be sent.',
    },
    nextTry: (time) => `Next attempt ${time}`,
    tries: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
    staff: 'Staff',
    resend: 'Send again',
    resent: 'It will be sent again shortly.',
    sendNow: 'Send now',
    toWaiting: 'Move to waiting',
    willBeSent: 'It will be sent shortly.',
    queued: 'Moved to waiting. It goes out as soon as emails can be sent.',
    actFor: (act, mail, about) => `${act}: ${mail}, ${about}`,
    gone: 'This email has been sent in the meantime, or is gone.',
    toSettings: 'Mail server',
    answer: 'Show the mail server’s answer',
    faults: {
      'no-such-host': 'The mail server cannot be found.',
      unreachable: 'The mail server cannot be reached.',
      encryption: 'No encrypted connection to the mail server is possible.',
      certificate: 'The mail server’s certificate is not trusted.',
      'sign-in': 'Signing in to the mail server failed. Check user name and password.',
      sender: 'The mail server refused the sender’s address.',
      recipient: 'The mail server refused the recipient’s address. Check that it is right.',
      refused: 'The mail server refused this email.',
      'wrong-address': 'No email can be sent to this address.',
      interrupted: 'Sending was interrupted twice. It may have arrived all the same.',
      returned: 'The recipient’s mail server sent it back.',
      unknown: 'It could not be sent.',
    },
  },
});
