import type { StaffLanguage } from '#domain/staff.ts';

interface ReportWords {
  subject: string;
  /** In a sentence, what the month brought. */
  intro: string;
  /** Of a count, with that of the month before. */
  changed: string;
  changedFew: string;
  rows: {
    inquiries: string;
    visits: string;
    samples: string;
    answered: string;
    firstAnswer: string;
    pages: string;
    sources: string;
    campaigns: string;
    fields: string;
    waiting: string;
  };
  medianAndSlowest: string;
  /** A name and its count in a list. */
  named: string;
  hours: string;
  days: string;
  pictures: {
    visits: string;
    inquiries: string;
    funnel: string;
    /** What a drawing by days shows, for whoever does not see it. */
    byDay: string;
    nothing: string;
  };
  steps: { stepOne: string; stepTwo: string; stepThree: string; sent: string };
  names: { direct: string; other: string; noField: string; otherField: string; search: string };
  open: string;
  closing: string;
}

/** The report of a month to owners who want it. Counts only, nobody's data. */
export const monthlyReport: Record<StaffLanguage, ReportWords> = {
  ko: {
    subject: '[{brand}] {month} 월간 보고서',
    intro: '{month}에 문의 {inquiries}건이 접수되었고, 방문은 {visits}회였습니다.',
    changed: '{count} ({sign}{percent}%, 전월 {before})',
    changedFew: '{count} (전월 {before})',
    rows: {
      inquiries: '문의',
      visits: '방문',
      samples: '샘플 코팅 신청',
      answered: '답변한 문의',
      firstAnswer: '첫 답변까지 걸린 시간',
      pages: '많이 본 페이지',
      sources: '유입 경로',
      campaigns: '캠페인',
      fields: '관심 분야',
      waiting: '지금 답변을 기다리는 문의',
    },
    medianAndSlowest: '중앙값 {median}, 가장 오래 걸린 답변 {slowest} (주말 제외)',
    named: '{name} {count}',
    hours: '{count}시간',
    days: '{count}일',
    pictures: {
      visits: '날짜별 방문 (점선: 전월)',
      inquiries: '날짜별 문의 (점선: 전월)',
      funnel: '제안·문의 양식 단계별 도달',
      byDay: '합계 {total}, 가장 많은 날은 {day}({most})입니다.',
      nothing: '해당 월에는 없습니다.',
    },
    steps: {
      stepOne: '1단계: 문의 내용',
      stepTwo: '2단계: 신청자 정보',
      stepThree: '3단계: 확인 후 제출',
      sent: '제출',
    },
    names: {
      direct: '직접 방문·알 수 없음',
      other: '그 외',
      noField: '(미입력)',
      otherField: '기타',
      search: '{engine} 검색',
    },
    open: '현황 보기',
    closing:
      '이 메일은 매달 첫 평일에 발송됩니다. 받지 않으려면 관리자 페이지의 ‘내 계정’에서 월간 보고서를 끄십시오.',
  },
  en: {
    subject: '[{brand}] Monthly report for {month}',
    intro: 'Inquiries received in {month}: {inquiries}. Visits: {visits}.',
    changed: '{count} ({sign}{percent}%, was {before})',
    changedFew: '{count} (was {before})',
    rows: {
      inquiries: 'Inquiries',
      visits: 'Visits',
      samples: 'Sample Coating',
      answered: 'Answered',
      firstAnswer: 'Time to first reply',
      pages: 'Most-viewed pages',
      sources: 'Sources',
      campaigns: 'Campaigns',
      fields: 'Fields of interest',
      waiting: 'Awaiting reply now',
    },
    medianAndSlowest: 'median {median}, slowest {slowest} (weekends excluded)',
    named: '{name} {count}',
    hours: '{count} h',
    days: '{count} d',
    pictures: {
      visits: 'Visits by day (dashed: previous month)',
      inquiries: 'Inquiries by day (dashed: previous month)',
      funnel: 'Inquiry form, step by step',
      byDay: '{total} in total, most on {day} ({most}).',
      nothing: 'None that month.',
    },
    steps: {
      stepOne: 'Step 1: inquiry',
      stepTwo: 'Step 2: contact details',
      stepThree: 'Step 3: review and submit',
      sent: 'Submitted',
    },
    names: {
      direct: 'Direct or unknown',
      other: 'All others',
      noField: '(not provided)',
      otherField: 'Other',
      search: '{engine} search',
    },
    open: 'Open the overview',
    closing:
      'This email is sent on the first weekday of each month. To stop it, turn off the monthly report under “My account” in {brand} admin.',
  },
};
