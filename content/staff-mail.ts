import type { StaffLanguage } from '#domain/staff.ts';

interface StaffMail {
  subject: string;
  /** Of a mail that carries only the way to the inquiry. */
  linkSubject: string;
  quarantinedSubject: string;
  received: string;
  sample: string;
  quarantined: string;
  open: string;
  /** On the button of an invitation or a reset. */
  choosePassword: string;
  attachmentCount: string;
  attachments: string;
  /** Of a mail that tells of a customer's answer. */
  answer: { subject: string; whoSubject: string; received: string; thread: string };
  test: { subject: string; body: string };
}

/** Mails that tell staff of an inquiry or of a customer's answer, and the test mail, in the two languages of the back office. */
export const staffMail: Record<StaffLanguage, StaffMail> = {
  ko: {
    subject: '[{brand}] 새 문의 {reference}: {who}',
    linkSubject: '[{brand}] 새 문의 {reference}',
    quarantinedSubject: '[{brand}] 스팸 의심 문의 {reference}',
    received: '{time}에 {language} 페이지에서 문의가 접수되었습니다.',
    sample: '샘플 코팅 신청이 포함되어 있습니다.',
    quarantined:
      '스팸으로 의심되어 따로 보관한 문의입니다. 관리자 페이지에서 확인해 주시기 바랍니다.',
    open: '관리자 페이지에서 보기',
    choosePassword: '비밀번호 정하기',
    attachmentCount: '첨부 파일: {count}개',
    attachments: '첨부 파일은 관리자 페이지에서만 내려받을 수 있습니다.',
    answer: {
      subject: '[{brand}] 고객 회신 {reference}',
      whoSubject: '[{brand}] 고객 회신 {reference}: {who}',
      received: '{time}에 문의 {reference}의 고객이 메일로 회신했습니다.',
      thread:
        '이 메일에 회신하지 말고 관리자 페이지에서 답변해 주십시오. 그래야 주고받은 내용이 한곳에 남습니다.',
    },
    test: {
      subject: '[{brand}] 테스트 메일',
      body: '이 메일을 받으셨다면 사이트의 메일 설정이 정상입니다.',
    },
  },
  en: {
    subject: '[{brand}] New inquiry {reference}: {who}',
    linkSubject: '[{brand}] New inquiry {reference}',
    quarantinedSubject: '[{brand}] Suspected spam {reference}',
    received: 'An inquiry was received through the {language} site on {time}.',
    sample: 'Sample Coating was requested.',
    quarantined: 'It looks like spam, so it was set aside. Please check it in {brand} admin.',
    open: 'Open in {brand} admin',
    choosePassword: 'Choose a password',
    attachmentCount: 'Attachments: {count}',
    attachments: 'Attachments can only be downloaded in {brand} admin.',
    answer: {
      subject: '[{brand}] Customer reply {reference}',
      whoSubject: '[{brand}] Customer reply {reference}: {who}',
      received: 'The customer replied to inquiry {reference} by email on {time}.',
      thread:
        'Please reply in {brand} admin, not to this email, so that the conversation stays in one place.',
    },
    test: {
      subject: '[{brand}] Test email',
      body: 'If you received this email, the website’s email settings are working.',
    },
  },
};
