/** Mails to staff are in Korean only, whatever language the visitor uses: they are for the company. */
export const staffMail = {
  subject: '[{brand}] 새 문의 {reference}: {who}',
  quarantinedSubject: '[{brand}] 확인이 필요한 문의 {reference}',
  received: '{time}에 {language} 화면에서 문의가 접수되었습니다.',
  quarantined: '자동 판별에서 의심되어 따로 보관한 문의입니다. 관리자 화면에서 확인해 주십시오.',
  open: '관리자 화면에서 보기',
  attachments: '첨부 파일은 관리자 화면에서만 내려받을 수 있습니다.',
  test: {
    subject: '[{brand}] 메일 발송 시험',
    body: '이 메일을 받으셨다면 홈페이지의 메일 설정이 올바르게 되어 있습니다.',
  },
};
