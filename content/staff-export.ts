import type { FieldName } from '#domain/inquiry-fields.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { staffLabels } from './staff-labels.ts';

export type ExportColumn =
  | FieldName
  | 'reference'
  | 'receivedAt'
  | 'status'
  | 'language'
  | 'consentAt'
  | 'consentVersion';

/** The head of an exported table, in the two languages of the back office. */
export const exportHeads: Record<StaffLanguage, Record<ExportColumn, string>> = {
  ko: {
    ...staffLabels.ko.fields,
    reference: '접수 번호',
    receivedAt: '접수 시각 (한국 시간)',
    status: '상태',
    language: '방문자 언어',
    consentAt: '동의 시각 (한국 시간)',
    consentVersion: '동의문 버전',
  },
  en: {
    ...staffLabels.en.fields,
    reference: 'Reference',
    receivedAt: 'Received (Korea time)',
    status: 'Status',
    language: 'Visitor language',
    consentAt: 'Consent given (Korea time)',
    consentVersion: 'Consent text version',
  },
};
