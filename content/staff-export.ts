import type { FieldName } from '#domain/inquiry-fields.ts';
import type { InquiryWay } from '#domain/insight.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { staffLabels } from './staff-labels.ts';

export type ExportColumn =
  | FieldName
  | 'reference'
  | 'receivedAt'
  | 'status'
  | 'assignee'
  | 'repliedAt'
  | 'closedAt'
  | 'language'
  | 'consentAt'
  | 'consentVersion'
  | keyof InquiryWay;

/** The head of an exported table, in the two languages of the back office. */
export const exportHeads: Record<StaffLanguage, Record<ExportColumn, string>> = {
  ko: {
    ...staffLabels.ko.fields,
    reference: '접수 번호',
    receivedAt: '접수 시각 (한국 시간)',
    status: '상태',
    assignee: '담당자',
    repliedAt: '답변 시각 (한국 시간)',
    closedAt: '종료 시각 (한국 시간)',
    language: '방문자 언어',
    consentAt: '동의 시각 (한국 시간)',
    consentVersion: '동의문 버전',
    ...staffLabels.ko.way,
  },
  en: {
    ...staffLabels.en.fields,
    reference: 'Reference',
    receivedAt: 'Received (Korea time)',
    status: 'Status',
    assignee: 'Assigned to',
    repliedAt: 'Replied (Korea time)',
    closedAt: 'Closed (Korea time)',
    language: 'Visitor language',
    consentAt: 'Consent given (Korea time)',
    consentVersion: 'Consent text version',
    ...staffLabels.en.way,
  },
};
