import type { InquiryStatus } from '#domain/inquiry.ts';
import type { InquiryTopic } from '#domain/inquiry-topic.ts';
import type { InquiryWay } from '#domain/insight.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import en from './en/contact.json' with { type: 'json' };
import type { InquiryLabels } from './inquiry-labels.ts';
import ko from './ko/contact.json' with { type: 'json' };

interface StaffLabels extends InquiryLabels {
  statuses: Record<InquiryStatus, string>;
  topics: Record<InquiryTopic, string>;
  way: Record<keyof InquiryWay, string>;
}

/** The form's labels as the back office, its mails and its exports show them, in its two languages. */
export const staffLabels: Record<StaffLanguage, StaffLabels> = {
  ko: {
    fields: ko.fields,
    businessTypes: ko.businessTypes,
    sample: ko.sample,
    topics: ko.suggestions,
    statuses: {
      new: '새 문의',
      'in progress': '처리 중',
      answered: '답변 완료',
      closed: '상담 종료',
    },
    way: {
      cameFromPage: '양식 바로 앞의 페이지',
      firstPage: '처음 본 페이지',
      campaign: '캠페인',
      source: '유입 사이트',
    },
  },
  en: {
    // The form speaks to the visitor ("Your inquiry"); staff read somebody else's.
    fields: { ...en.fields, detail: 'Inquiry', businessType: 'Contact type' },
    businessTypes: en.businessTypes,
    sample: en.sample,
    topics: en.suggestions,
    statuses: {
      new: 'New',
      'in progress': 'In progress',
      answered: 'Answered',
      closed: 'Closed',
    },
    way: {
      cameFromPage: 'Page before the form',
      firstPage: 'First page of the visit',
      campaign: 'Campaign',
      source: 'Came from',
    },
  },
};
