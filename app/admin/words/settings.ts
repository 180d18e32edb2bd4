import { maxRetentionDays } from '#domain/retention.ts';
import type { PartName } from '../settings/parts.ts';
import { defineWords } from './define-words.ts';

export const settings = defineWords({
  ko: {
    title: '설정',
    hint: '저장하면 사이트에 바로 반영됩니다.',
    /** Where the common button does not save. */
    ownHints: {
      mail: '메일 서버와 회신 메일함은 따로 저장됩니다.',
      security: '바꾸면 바로 적용됩니다.',
    } as Partial<Record<PartName, string>>,
    parts: '설정 항목',
    partNames: {
      company: '회사·연락처',
      site: '사이트',
      notifications: '알림',
      mail: '메일',
      privacy: '개인정보',
      security: '보안',
    } satisfies Record<PartName, string>,
    notSetUp: '설정 안 됨',
    contact: '연락처',
    email: '이메일',
    phone: '전화',
    fax: '팩스',
    address: (language: string) => `주소 (${language})`,
    popup: '샘플 코팅 신청 팝업',
    popupShown: '팝업 표시',
    popupFrom: '시작 (한국 시간, 비워 두면 바로 시작)',
    popupUntil: '종료 (한국 시간, 비워 두면 계속 표시)',
    popupTexts: '팝업 문구 수정',
    retention: '개인정보 보유 기간',
    retentionDays: `상담 종료 뒤 개인정보를 삭제하기까지의 일수 (0~${maxRetentionDays})`,
    retentionHint:
      '상담을 종료하면 이 기간이 지난 뒤 이름, 연락처, 문의 내용, 첨부 파일이 모두 삭제되고 접수 번호와 누구인지 알 수 없는 통계만 남습니다. 계속 연락할 고객의 문의는 종료하지 마십시오.',
    visits: '방문 집계',
    countVisits: '방문 집계',
    countVisitsHint:
      '쿠키나 식별자 없이 하루 단위의 합계만 셉니다. 끄면 새로 집계하지 않고 문의에 방문 경로도 기록하지 않으며, 개인정보 처리방침에도 그렇게 표시됩니다.',
    notifications: '알림',
    notificationAddresses: '새 문의를 알릴 이메일 (한 줄에 하나)',
    notificationsHint:
      '계정이 있는 주소에는 그 계정의 메일 언어로, 그 밖의 주소에는 한국어로 보냅니다.',
    alsoTold: (addresses: string) => `운영자가 서버에 설정한 다음 주소에도 보냅니다: ${addresses}`,
    notifyAnswers: '고객이 메일로 회신하면 알림 보내기',
    notifyAnswersHint:
      '담당자에게, 담당자가 없으면 위의 주소로 메일을 보냅니다. 회신 메일함이 설정되어 있어야 합니다.',
    notificationContent: '알림 메일에 담을 내용',
    reminderDays: '답변 대기 알림 기준 (평일 일수)',
    reminderDaysHint:
      '이 기간을 넘게 답변을 기다리는 문의가 있으면 평일 오전 9시에 담당자에게, 담당자가 없으면 위의 주소로 메일을 보냅니다. 0이면 보내지 않습니다.',
    notificationContentHint: '개인정보 처리방침에도 선택하신 대로 표시됩니다.',
    notificationContents: {
      link: {
        label: '접수 번호와 링크만 (권장)',
        hint: '문의 내용은 관리자 페이지에 로그인하여 봅니다. 메일함에 개인정보가 남지 않습니다.',
      },
      text: {
        label: '문의 내용과 연락처까지',
        hint: `메일함에 남은 개인정보는 이 사이트에서 삭제할 수 없습니다. 상담 종료 후 ${maxRetentionDays}일 안에 메일을 받은 사람이 각자 삭제해야 합니다.`,
      },
    },
    privacy: '개인정보 처리방침',
    privacyHint:
      '이곳에 적은 내용은 개인정보 처리방침에 표시됩니다. 바꾸기 전의 방침도 보관됩니다.',
    officer: '개인정보 보호책임자와 담당 부서',
    officerHint:
      '책임자의 성명이나 담당 부서 가운데 하나 이상을 입력하십시오. 비워 두면 회사 연락처가 대신 표시됩니다.',
    officerName: '책임자 성명과 직책',
    officerDepartment: '담당 부서',
    officerPhone: '전화 (비워 두면 회사 전화번호)',
    officerEmail: '이메일 (비워 두면 회사 이메일)',
    processors: '개인정보 처리를 맡긴 업체',
    processorsHint:
      '서버 운영, 파일 보관, 메일 발송처럼 고객의 개인정보를 다루는 일을 맡긴 업체를 모두 입력하십시오. 없으면 ‘위탁하지 않습니다’라고 표시됩니다.',
    processor: (number: number) => `업체 ${number}`,
    processorName: '업체 이름',
    processorCountry: '국가',
    processorCountryHint:
      '개인정보를 다루는 곳의 국가입니다. 한국이 아니면 국외 이전에 관한 안내가 함께 표시됩니다.',
    processorContact: '연락처',
    processorContactHint: '전화번호, 이메일 또는 홈페이지 주소',
    processorWork: '맡긴 업무',
    processorWorkHint: '예: 서버 운영과 보관. 한국어는 필수입니다.',
    addProcessor: '업체 추가',
    removeProcessor: '이 업체 삭제',
    security: '보안',
    requireSecondFactor: '모든 직원에게 2단계 인증 필수 적용',
    requireHint:
      '켜는 즉시 적용됩니다. 패스키나 인증 앱이 없는 사용자는 설정을 마칠 때까지 다른 작업을 할 수 없습니다.',
    requireConfirm: (without: number) =>
      without === 0
        ? '지금부터 모든 직원에게 2단계 인증을 요구하시겠습니까? 이미 모두 설정했습니다.'
        : `지금부터 모든 직원에게 2단계 인증을 요구하시겠습니까? 아직 설정하지 않은 ${without}명은 바로 설정 안내를 받습니다.`,
    require: '필수로 변경',
    required: '이제 2단계 인증이 필수입니다.',
    waiveConfirm:
      '2단계 인증을 선택 사항으로 변경하시겠습니까? 이미 설정한 사용자의 설정은 그대로 남습니다.',
    waive: '선택으로 변경',
    waived: '이제 2단계 인증은 선택 사항입니다.',
    requireOwnFirst: '먼저 본인의 패스키나 인증 앱을 설정하십시오.',
    toMyAccount: '내 계정으로',
    stillWithout: (count: number) => `아직 ${count}명이 설정하지 않았습니다.`,
    wrong: '확인이 필요한 항목이 있습니다.',
    wrongField: '입력한 값을 확인하십시오.',
    wrongEmail: '이메일 주소 형식이 아닙니다. 예: hello@example.com',
    wrongPhone: '전화번호에 숫자가 없거나 너무 적습니다.',
    wrongUntil: '종료 시각은 시작 시각보다 늦어야 합니다.',
    wrongDays: `0부터 ${maxRetentionDays}까지의 정수를 입력하십시오.`,
    wrongAddresses: (addresses: string) => `이메일 주소가 아닙니다: ${addresses}`,
    nothingChanged: '변경 없음',
    unsaved: (count: number) => `저장하지 않은 변경 ${count}개`,
    backToSaved: '되돌리기',
    fileScans: '첨부 파일 검사',
    scansFiles: '방문자가 올린 파일은 악성 코드 검사를 마친 뒤에 열 수 있습니다.',
    noScans:
      '방문자가 올린 파일에 악성 코드가 있는지 검사하지 않습니다. 검사하려면 운영자에게 악성 코드 검사 설정을 요청하십시오.',
  },
  en: {
    title: 'Settings',
    hint: 'Saved changes appear on the site at once.',
    ownHints: {
      mail: 'The mail server and the reply mailbox are saved separately.',
      security: 'Changes take effect at once.',
    },
    parts: 'Settings sections',
    partNames: {
      company: 'Company and contact',
      site: 'Site',
      notifications: 'Notifications',
      mail: 'Email',
      privacy: 'Privacy',
      security: 'Security',
    },
    notSetUp: 'Not set up',
    contact: 'Contact details',
    email: 'Email',
    phone: 'Phone',
    fax: 'Fax',
    address: (language) => `Address (${language})`,
    popup: 'Sample Coating popup',
    popupShown: 'Show the popup',
    popupFrom: 'Start (Korea time; leave empty to start now)',
    popupUntil: 'End (Korea time; leave empty for no end)',
    popupTexts: 'Edit popup text',
    retention: 'Personal data retention',
    retentionDays: `Days from closing an inquiry until personal data is erased (0–${maxRetentionDays})`,
    retentionHint:
      'When this time has passed after closing, the name, contact details, inquiry and attachments are all erased; only the reference number and anonymous statistics remain. Leave inquiries open while you are still in touch with the customer.',
    visits: 'Visits',
    countVisits: 'Count visits',
    countVisitsHint:
      'Only totals per day are kept, without cookies or identifiers. When off, nothing new is counted, inquiries no longer say how their senders came, and the privacy policy says so.',
    notifications: 'Notifications',
    notificationAddresses: 'Email addresses to notify (one per line)',
    notificationsHint:
      'An address with an account is notified in that account’s email language, any other address in Korean.',
    alsoTold: (addresses) =>
      `These addresses, set on the server by your operator, are notified too: ${addresses}`,
    notifyAnswers: 'Notify when a customer replies by email',
    notifyAnswersHint:
      'Goes to the assignee or, if there is none, to the addresses above. Requires a reply mailbox.',
    notificationContent: 'What notification emails contain',
    reminderDays: 'Remind after (weekdays)',
    reminderDaysHint:
      'When inquiries have waited longer than this, a reminder is sent at 9 a.m. Korea time on weekdays to the assignee or, if there is none, to the addresses above. Enter 0 to send none.',
    notificationContentHint: 'Your choice also appears in the privacy policy.',
    notificationContents: {
      link: {
        label: 'Reference number and link only (recommended)',
        hint: 'Staff sign in to read the inquiry. No personal data stays in mailboxes.',
      },
      text: {
        label: 'Inquiry and contact details as well',
        hint: `The site cannot erase personal data from mailboxes. Everyone who received the email must delete it within ${maxRetentionDays} days after the inquiry is closed.`,
      },
    },
    privacy: 'Privacy policy',
    privacyHint:
      'What you enter here appears in the privacy policy. Earlier versions of the policy are kept.',
    officer: 'Privacy officer and department',
    officerHint:
      'Enter an officer, a department or both. If both are empty, the company’s contact details are shown instead.',
    officerName: 'Officer’s name and title',
    officerDepartment: 'Department',
    officerPhone: 'Phone (leave empty for the company’s)',
    officerEmail: 'Email (leave empty for the company’s)',
    processors: 'Companies that process personal data for you',
    processorsHint:
      'List every company that handles customers’ personal data for you, such as for hosting, storing files or sending email. If there is none, the policy states that you outsource no processing.',
    processor: (number) => `Company ${number}`,
    processorName: 'Company name',
    processorCountry: 'Country',
    processorCountryHint:
      'Where personal data is handled. If it is not Korea, the policy also explains the transfer abroad.',
    processorContact: 'Contact',
    processorContactHint: 'Phone number, email or website',
    processorWork: 'What they do for you',
    processorWorkHint: 'For example: hosting and storage. Korean is required.',
    addProcessor: 'Add a company',
    removeProcessor: 'Remove this company',
    security: 'Security',
    requireSecondFactor: 'Require two-factor authentication for all staff',
    requireHint:
      'Takes effect immediately. Users without a passkey or an authenticator app cannot do anything else until they have set one up.',
    requireConfirm: (without) => {
      if (without === 0)
        return 'Require two-factor authentication for all staff from now on? Everyone has already set it up.';
      const people = without === 1 ? '1 user has' : `${without} users have`;
      return `Require two-factor authentication for all staff from now on? ${people} not set it up yet and will be asked to do so immediately.`;
    },
    require: 'Require',
    required: 'Two-factor authentication is now required.',
    waiveConfirm:
      'Stop requiring two-factor authentication? Users who have set it up will keep using it.',
    waive: 'Stop requiring',
    waived: 'Two-factor authentication is now optional.',
    requireOwnFirst: 'Set up a passkey or an authenticator app for yourself first.',
    toMyAccount: 'Go to my account',
    stillWithout: (count) =>
      count === 1 ? '1 user has not set it up yet.' : `${count} users have not set it up yet.`,
    wrong: 'Some fields need your attention.',
    wrongField: 'Please check this value.',
    wrongEmail: 'This is not an email address. For example: hello@example.com',
    wrongPhone: 'A phone number needs more digits.',
    wrongUntil: 'The end must be after the start.',
    wrongDays: `Enter a whole number from 0 to ${maxRetentionDays}.`,
    wrongAddresses: (addresses) => `Not an email address: ${addresses}`,
    nothingChanged: 'No changes',
    unsaved: (count) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
    backToSaved: 'Discard',
    fileScans: 'Attachment scans',
    scansFiles: 'Visitors’ files can be opened once they have been scanned for malware.',
    noScans:
      'Visitors’ files are not scanned for malware. To turn scanning on, ask your site operator.',
  },
});
