import { staffLabels } from './staff-labels.ts';

/** The head of an exported table, in the two languages of the back office. */
export const exportHeads = {
  ko: {
    ...staffLabels.ko.fields,
    reference: '접수 번호',
    receivedAt: '접수 시각 (한국 시간)',
    status: '상태',
    language: '언어',
    consentAt: '동의 시각 (한국 시간)',
  },
  en: {
    ...staffLabels.en.fields,
    reference: 'Reference',
    receivedAt: 'Received (Korea time)',
    status: 'Status',
    language: 'Language',
    consentAt: 'Consent given (Korea time)',
  },
};

export type ExportColumn = keyof typeof exportHeads.ko;
