import type { NoMail } from '#domain/mail-server.ts';
import type { PeriodName } from '#domain/period.ts';
import { defineWords } from './define-words.ts';

export const dashboard = defineWords({
  ko: {
    title: '현황',
    period: '기간',
    periods: {
      '7-days': '최근 7일',
      '28-days': '최근 28일',
      '90-days': '최근 90일',
      'this-month': '이번 달',
      'last-month': '지난달',
      own: '직접 선택',
    } satisfies Record<PeriodName, string>,
    from: '시작일',
    to: '종료일',
    wrongPeriod: '시작일이 종료일보다 늦지 않게, 366일 이내로 선택하십시오.',
    shown: (period: string, before: string) => `${period} · ${before}과 비교`,
    today: (inquiries: number, visits: number) =>
      `오늘 지금까지 문의 ${inquiries.toLocaleString('ko')}건, 방문 ${visits.toLocaleString('ko')}회`,
    range: (from: string, to: string) => (from === to ? from : `${from}~${to}`),
    attention: {
      title: '먼저 확인할 일',
      none: '지금 바로 처리할 일은 없습니다.',
      overdue: (count: number, days: number) =>
        `평일 기준 ${days}일 넘게 답변을 기다리는 문의 ${count.toLocaleString('ko')}건`,
      undelivered: (count: number) => `고객에게 전달되지 않은 답변 ${count.toLocaleString('ko')}건`,
      unsentMails: (count: number) => `보내지 못한 메일 ${count.toLocaleString('ko')}건`,
      noMail: {
        none: '메일 서버가 없어 메일을 보낼 수 없습니다.',
        locked: '저장된 메일 서버 비밀번호를 해독할 수 없어 메일을 보낼 수 없습니다.',
        off: '운영자가 메일 발송을 꺼 두어 메일을 보낼 수 없습니다.',
      } satisfies Record<NoMail, string>,
      disk: (free: string) => `서버의 디스크 공간이 ${free}밖에 남지 않았습니다.`,
      verbs: {
        setUpBackup: '설정 방법 보기',
        answer: '답변하기',
        check: '확인하기',
      },
    },
    open: '답변을 기다리는 문의',
    openHint: '지금 답변을 기다리는 문의를 접수 후 지난 기간별로 보여 줍니다.',
    openLabel: (total: number) =>
      `답변을 기다리는 문의 그래프. 합계: ${total.toLocaleString('ko')}건.`,
    noneOpen: '답변을 기다리는 문의가 없습니다.',
    ages: {
      underOneDay: '1일 미만',
      underThreeDays: '1~3일',
      underSevenDays: '3~7일',
      older: '7일 초과',
    },
    report: {
      title: '월간 보고서',
      label: '매달 첫 평일에 지난달 보고서를 메일로 받기',
      hint: '문의와 방문, 유입 경로, 첫 답변까지 걸린 시간을 그래프와 함께 보냅니다. 개인정보는 담지 않습니다.',
      on: '월간 보고서를 받도록 설정했습니다.',
      off: '월간 보고서를 받지 않도록 설정했습니다.',
    },
    mails: '메일',
    posts: '게시글',
    drafts: '비공개 초안',
    scheduled: '예약됨',
    published: '공개됨',
    storage: '저장 공간',
    database: '데이터베이스',
    diskFree: '남은 디스크 공간',
    backup: {
      title: '백업',
      last: '최근 백업',
      size: '크기',
      none: '아직 없음',
      neverMade: '이 사이트의 백업이 아직 하나도 없습니다.',
      notYetMade:
        '아직 백업이 없습니다. 첫 백업은 몇 분 안에 만들어집니다. 한참 뒤에도 그대로이면 서버 로그를 확인하십시오.',
      late: (age: string) =>
        `최근 백업은 ${age}에 만들어졌습니다. 백업은 하루에 한 번 만들어져야 합니다. 운영자에게 서버 확인을 요청하십시오.`,
      failed: (time: string) =>
        `${time}에 백업하지 못했습니다. 자동으로 다시 시도합니다. 계속되면 운영자에게 서버 확인을 요청하십시오.`,
    },
  },
  en: {
    title: 'Overview',
    period: 'Period',
    periods: {
      '7-days': 'Last 7 days',
      '28-days': 'Last 28 days',
      '90-days': 'Last 90 days',
      'this-month': 'This month',
      'last-month': 'Last month',
      own: 'Custom range',
    },
    from: 'From',
    to: 'To',
    wrongPeriod: 'Choose a start date that is not after the end date, and at most 366 days.',
    shown: (period, before) => `${period} · compared with ${before}`,
    today: (inquiries, visits) =>
      `Today so far: ${inquiries.toLocaleString('en')}\u00a0${inquiries === 1 ? 'inquiry' : 'inquiries'}, ${visits.toLocaleString('en')}\u00a0${visits === 1 ? 'visit' : 'visits'}`,
    range: (from, to) => (from === to ? from : `${from} – ${to}`),
    attention: {
      title: 'Needs attention',
      none: 'Nothing needs your attention right now.',
      overdue: (count, days) =>
        `${count.toLocaleString('en')} ${count === 1 ? 'inquiry has' : 'inquiries have'} been waiting for a reply for more than ${days} ${days === 1 ? 'weekday' : 'weekdays'}`,
      undelivered: (count) =>
        count === 1
          ? '1 reply was not delivered'
          : `${count.toLocaleString('en')} replies were not delivered`,
      unsentMails: (count) =>
        `${count.toLocaleString('en')} ${count === 1 ? 'email' : 'emails'} not sent`,
      noMail: {
        none: 'No mail server is set up: no emails can be sent.',
        locked: 'The stored mail server password cannot be decrypted: no emails can be sent.',
        off: 'Your site operator has turned outgoing email off: no emails can be sent.',
      },
      disk: (free) => `The server has only ${free} of disk space left.`,
      verbs: {
        setUpBackup: 'See how',
        answer: 'Reply',
        check: 'Check',
      },
    },
    open: 'Awaiting reply',
    openHint: 'Inquiries waiting right now, by the time since they were received.',
    openLabel: (total) =>
      `Chart of ${total.toLocaleString('en')} ${total === 1 ? 'inquiry' : 'inquiries'} awaiting a reply.`,
    noneOpen: 'No inquiries are waiting for a reply.',
    ages: {
      underOneDay: 'Less than 1 day',
      underThreeDays: '1–3 days',
      underSevenDays: '3–7 days',
      older: 'More than 7 days',
    },
    report: {
      title: 'Monthly report',
      label: 'Email me last month’s report on the first weekday of each month',
      hint: 'Inquiries, visits, their sources and the time to first reply, with charts. It contains no personal data.',
      on: 'Monthly report turned on.',
      off: 'Monthly report turned off.',
    },
    mails: 'Emails',
    posts: 'Posts',
    drafts: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    storage: 'Storage',
    database: 'Database',
    diskFree: 'Free disk space',
    backup: {
      title: 'Backups',
      last: 'Last backup',
      size: 'Size',
      none: 'None yet',
      neverMade: 'This site has no backup yet.',
      notYetMade:
        'There is no backup yet. The first one is made within a few minutes. If this message stays, check the server log.',
      late: (age) =>
        `The last backup was made ${age}. There should be one every day. Ask your site operator to check the server.`,
      failed: (time) =>
        `The backup on ${time} failed. It will be retried automatically. If this message stays, ask your site operator to check the server.`,
    },
  },
});
