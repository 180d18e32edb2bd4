import type { StaffLanguage } from '#domain/staff.ts';

interface ReminderText {
  subject: string;
  body: string;
  /** Beside the number of an inquiry. */
  waits: string;
  open: string;
}

interface StaffReminders {
  assigned: ReminderText;
  /** To whoever has the inquiries. */
  overdue: ReminderText;
  /** To those who are told of inquiries: nobody has these. */
  unassigned: ReminderText;
  more: string;
}

/** Mails that tell staff what is theirs and what has waited too long; they name nobody. */
export const staffReminders: Record<StaffLanguage, StaffReminders> = {
  ko: {
    assigned: {
      subject: '[{brand}] 문의 {count}건의 담당자로 지정되었습니다',
      body: '다음 문의의 담당자로 지정되었습니다.',
      waits: '{time} 접수',
      open: '내 문의 보기',
    },
    overdue: {
      subject: '[{brand}] 담당 문의 {count}건이 답변을 기다립니다',
      body: '담당하시는 문의 가운데 평일 기준 {days}일 넘게 답변을 기다리는 문의가 있습니다.',
      waits: '평일 기준 {days}일째 대기 중',
      open: '내 문의 보기',
    },
    unassigned: {
      subject: '[{brand}] 담당자 없는 문의 {count}건이 답변을 기다립니다',
      body: '담당자가 정해지지 않은 채 평일 기준 {days}일 넘게 답변을 기다리는 문의가 있습니다.',
      waits: '평일 기준 {days}일째 대기 중',
      open: '담당자 없는 문의 보기',
    },
    more: '이 밖에 {count}건이 더 있습니다.',
  },
  en: {
    assigned: {
      subject: '[{brand}] Inquiries assigned to you: {count}',
      body: 'These inquiries were assigned to you.',
      waits: 'received {time}',
      open: 'Open my inquiries',
    },
    overdue: {
      subject: '[{brand}] Your inquiries waiting too long: {count}',
      body: 'These inquiries assigned to you have been waiting for a reply longer than the limit (weekdays: {days}).',
      waits: 'Weekdays waiting: {days}',
      open: 'Open my inquiries',
    },
    unassigned: {
      subject: '[{brand}] Unassigned inquiries waiting too long: {count}',
      body: 'These unassigned inquiries have been waiting for a reply longer than the limit (weekdays: {days}).',
      waits: 'Weekdays waiting: {days}',
      open: 'Open unassigned inquiries',
    },
    more: 'And {count} more.',
  },
};
