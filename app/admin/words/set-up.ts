import type { SetUpGroup, SetUpStep } from '#domain/set-up.ts';
import { defineWords } from './define-words.ts';

type Groups = Record<SetUpGroup, string>;

interface StepWords {
  name: string;
  hint?: string;
}

export const setUp = defineWords({
  ko: {
    title: '사이트 초기 설정',
    hint: '데이터에서 확인되는 항목은 자동으로 완료됩니다. 사람만 알 수 있는 항목은 직접 표시하고, 누가 언제 표시했는지 활동 기록에 남습니다.',
    progress: (done: number, of: number) => `${of}개 가운데 ${done}개 완료`,
    allDone: '모두 마쳤습니다.',
    done: '완료',
    open: '할 일',
    optional: '선택',
    tick: '완료로 표시',
    untick: '표시 해제',
    tickFor: (name: string) => `완료로 표시: ${name}`,
    untickFor: (name: string) => `표시 해제: ${name}`,
    ticked: (name: string, time: string) => `${name}, ${time}`,
    count: (done: number, of: number) => `${of}개 가운데 ${done}개`,
    groups: {
      company: '회사',
      legal: '법률',
      content: '사이트 내용',
      server: '서버·보안',
    } satisfies Groups,
    left: (count: number) => `${count}개 남음`,
    noneLeft: '모두 완료',
    all: '모든 항목 보기',
    fewer: '다음 할 일만 보기',
    showAll: '완료한 항목도 보기',
    sampleNotice: (fields: string) =>
      `아직 견본 값이 쓰이고 있습니다(점선으로 표시): ${fields}. 방문자에게도 그대로 보입니다.`,
    sampleLink: '설정에서 바꾸기',
    samples: {
      name: '상호',
      email: '이메일',
      phone: '전화',
      fax: '팩스',
      address: '주소',
    },
    steps: {
      companyName: { name: '상호', hint: '네 언어에서 견본 이름을 바꾸십시오.' },
      contact: { name: '이메일, 전화, 팩스' },
      address: { name: '주소' },
      registration: { name: '대표자와 사업자등록번호' },
      logo: { name: '회사 로고' },
      externalSite: { name: '회사 홈페이지 주소' },
      partners: { name: '개발·제조사 두 곳의 정보' },
      testAgency: { name: '시험기관 (신선도 유지)' },
      sources: { name: '시험 결과의 출처' },
      price: { name: '가격 페이지' },
      officer: { name: '개인정보 보호책임자' },
      processors: {
        name: '개인정보 처리를 맡긴 업체',
        hint: '맡긴 업체가 없으면 확인했다고 표시하십시오.',
      },
      siteUrl: { name: '공개 주소 (https)', hint: '운영자가 서버에 설정합니다(SITE_URL).' },
      mail: {
        name: '메일 서버',
        hint: '설정하기 전에는 접수 확인 메일과 답변이 발송되지 않고 대기합니다.',
      },
      mailReceived: { name: '테스트 메일을 받아 봄' },
      scanner: { name: '첨부 파일 검사', hint: '운영자가 서버에 설정합니다(CLAMD_URL).' },
      backup: {
        name: '매일 백업',
        hint: '운영자가 서버에 설정하면(BACKUP_URL) 매일 자동으로 백업합니다.',
      },
      backupTried: { name: '백업에서 복원해 봄' },
      secondFactor: { name: '모든 직원에게 2단계 인증 필수 적용' },
      claims: {
        name: '효능 표현을 법률 전문가가 확인함',
        hint: '표시·광고에 관한 법과 환경 주장에 관한 규정을 기준으로 모든 페이지를 확인하십시오.',
      },
      pictures: { name: '우리 사진' },
      films: { name: '우리 영상' },
      cases: { name: '적용 사례' },
    } satisfies Record<SetUpStep, StepWords> as Record<SetUpStep, StepWords>,
  },
  en: {
    title: 'Make this site yours',
    hint: 'What the site’s data shows is marked done automatically. What only a person can know, you mark yourself; the activity log keeps who did so and when.',
    progress: (done, of) => `${done} of ${of} done`,
    allDone: 'Everything is done.',
    done: 'Done',
    open: 'To do',
    optional: 'Optional',
    tick: 'Mark as done',
    untick: 'Undo',
    tickFor: (name) => `Mark as done: ${name}`,
    untickFor: (name) => `Undo: ${name}`,
    ticked: (name, time) => `${name}, ${time}`,
    count: (done, of) => `${done} of ${of}`,
    groups: {
      company: 'Company',
      legal: 'Legal',
      content: 'Site content',
      server: 'Server and security',
    },
    left: (count) => `${count} left`,
    noneLeft: 'All done',
    all: 'Show all items',
    fewer: 'Show next items only',
    showAll: 'Show finished items, too',
    sampleNotice: (fields) =>
      `Sample values are still in use (dotted lines): ${fields}. Visitors see them as well.`,
    sampleLink: 'Change them in the settings',
    samples: {
      name: 'company name',
      email: 'email',
      phone: 'phone',
      fax: 'fax',
      address: 'address',
    },
    steps: {
      companyName: { name: 'Company name', hint: 'Replace the sample name in all four languages.' },
      contact: { name: 'Email, phone and fax' },
      address: { name: 'Address' },
      registration: { name: 'Representative and business registration number' },
      logo: { name: 'Company logo' },
      externalSite: { name: 'Company website' },
      partners: { name: 'The two companies behind NOSHINE' },
      testAgency: { name: 'Testing institute (freshness)' },
      sources: { name: 'Sources of the test results' },
      price: { name: 'Price page' },
      officer: { name: 'Privacy officer' },
      processors: {
        name: 'Companies that process personal data for you',
        hint: 'If there is none, mark that you have checked.',
      },
      siteUrl: {
        name: 'Public address (https)',
        hint: 'Set on the server by your operator (SITE_URL).',
      },
      mail: {
        name: 'Mail server',
        hint: 'Until it is set up, confirmations and replies wait and are not sent.',
      },
      mailReceived: { name: 'Test email received' },
      scanner: {
        name: 'Attachment scans',
        hint: 'Set on the server by your operator (CLAMD_URL).',
      },
      backup: {
        name: 'Daily backups',
        hint: 'Once your operator sets it up on the server (BACKUP_URL), a backup is made every day.',
      },
      backupTried: { name: 'Restoring a backup tried out' },
      secondFactor: { name: 'Two-factor authentication required for all staff' },
      claims: {
        name: 'Claims cleared by legal counsel',
        hint: 'Have all pages checked against the law on labelling, advertising and environmental claims.',
      },
      pictures: { name: 'Your own pictures' },
      films: { name: 'Your own videos' },
      cases: { name: 'Case studies' },
    },
  },
});
