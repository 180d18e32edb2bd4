import { emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { columnsOf } from '#domain/inquiry-columns.ts';
import type { InquiryWay } from '#domain/insight.ts';
import type { Language } from '#domain/language.ts';
import { pages } from '#domain/pages.ts';
import type { InquiryRow } from '../inquiries/schema.ts';

/** For frames of the back office only: nobody's name, nobody's address. */
const samples: Record<Language, Pick<InquiryDraft, 'name' | 'companyName' | 'detail'>> = {
  ko: {
    name: '견본 고객',
    companyName: '견본 회사',
    detail: '문의 내용이 여기에 실립니다. (견본)',
  },
  en: {
    name: 'Sample Visitor',
    companyName: 'Sample Company',
    detail: 'What was asked stands here. (sample)',
  },
  id: {
    name: 'Pengunjung Contoh',
    companyName: 'Perusahaan Contoh',
    detail: 'Isi pertanyaan tampil di sini. (contoh)',
  },
  es: {
    name: 'Visitante de muestra',
    companyName: 'Empresa de muestra',
    detail: 'Aquí aparece el texto de la consulta. (muestra)',
  },
};

export const sampleReference = 'SAMPLE-0001';
export const sampleTime = Date.UTC(2026, 0, 1, 3);

/** Every field is filled in. */
export function sampleFields(language: Language): InquiryDraft {
  return {
    ...emptyDraft,
    ...samples[language],
    interestedField: 'NOSHINE',
    sample: true,
    file: 'sample.pdf',
    introduction: 'sample.zip',
    businessType: 'corporation',
    phoneNumber: '+82 2-000-0000',
    email: 'sample@example.com',
    homePageAddress: 'www.example.com',
  };
}

export function sampleInquiry(language: Language): InquiryRow {
  return {
    ...columnsOf(sampleFields(language)),
    id: '00000000-0000-4000-8000-000000000000',
    reference: sampleReference,
    idempotency_key: null,
    fingerprint: null,
    received_at: sampleTime,
    language,
    consent_at: sampleTime,
    consent_version: null,
    visitor: null,
    assigned_to: null,
    email_key: null,
    phone_key: null,
    came_from_page: null,
    first_page: null,
    campaign: null,
    source: null,
    quarantined: 0,
    spam_signals: '',
    status: 'new',
    read_at: null,
    closed_at: null,
    erased_at: null,
    reply_state: null,
    answered_at: null,
  };
}

export const sampleWay: InquiryWay = {
  cameFromPage: pages.air.path,
  firstPage: pages.home.path,
  campaign: 'sample',
  source: 'example.com',
};
