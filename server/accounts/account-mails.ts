import type { Language } from '#domain/language.ts';
import type { Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Role } from './permissions.ts';

interface Recipient {
  email: string;
  name: string;
  language: Language;
}

type Texts = (values: { name: string; by: string; role: string; link: string }) => {
  subject: string;
  body: string;
};

const roleNames: Record<'ko' | 'en', Record<Role, string>> = {
  ko: { owner: '소유자', editor: '편집자', agent: '상담 담당자' },
  en: { owner: 'owner', editor: 'editor', agent: 'agent' },
};

const invitation: Record<'ko' | 'en', Texts> = {
  ko: ({ name, by, role, link }) => ({
    subject: 'NOSHINE 관리자 초대',
    body: `${name} 님, 안녕하십니까.

${by} 님이 NOSHINE 웹사이트 관리자에 ${role}(으)로 초대하였습니다.
아래 링크에서 비밀번호를 정하시면 바로 로그인하실 수 있습니다. 링크는 7일 동안 한 번만 사용할 수 있습니다.

${link}
`,
  }),
  en: ({ name, by, role, link }) => ({
    subject: 'Invitation to the NOSHINE back office',
    body: `Hello ${name},

${by} has invited you to the NOSHINE website's back office as ${role}.
Choose a password at the link below and you can sign in. The link works once, within 7 days.

${link}
`,
  }),
};

const newInvitationLink: Record<'ko' | 'en', Texts> = {
  ko: ({ name, link }) => ({
    subject: 'NOSHINE 관리자 초대: 새 링크',
    body: `${name} 님, 안녕하십니까.

NOSHINE 웹사이트 관리자에 초대되셨지만 아직 비밀번호를 정하지 않으셨습니다.
아래 링크에서 비밀번호를 정하시면 바로 로그인하실 수 있습니다. 링크는 7일 동안 한 번만 사용할 수 있습니다.
요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.

${link}
`,
  }),
  en: ({ name, link }) => ({
    subject: 'Invitation to the NOSHINE back office: a new link',
    body: `Hello ${name},

You have been invited to the NOSHINE website's back office and have not chosen a password yet.
Choose one at the link below and you can sign in. The link works once, within 7 days.
If you did not ask for this, ignore this mail.

${link}
`,
  }),
};

const reset: Record<'ko' | 'en', Texts> = {
  ko: ({ name, link }) => ({
    subject: 'NOSHINE 관리자 비밀번호 재설정',
    body: `${name} 님, 안녕하십니까.

아래 링크에서 새 비밀번호를 정하실 수 있습니다. 링크는 1시간 동안 한 번만 사용할 수 있습니다.
요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.

${link}
`,
  }),
  en: ({ name, link }) => ({
    subject: 'A new password for the NOSHINE back office',
    body: `Hello ${name},

Choose a new password at the link below. It works once, within an hour.
If you did not ask for this, ignore this mail: your password stays as it is.

${link}
`,
  }),
};

export async function mailInvitation(
  trx: Trx,
  to: Recipient & { role: Role },
  link: string,
  by: string,
) {
  const language = to.language === 'ko' ? 'ko' : 'en';
  const role = roleNames[language][to.role];
  await queue(trx, to, invitation[language]({ name: to.name, by, role, link }));
}

export async function mailResetLink(trx: Trx, to: Recipient, link: string) {
  const language = to.language === 'ko' ? 'ko' : 'en';
  await queue(trx, to, reset[language]({ name: to.name, by: '', role: '', link }));
}

/** For somebody who was invited and asks for a link without waiting for an owner. */
export async function mailNewInvitationLink(trx: Trx, to: Recipient, link: string) {
  const language = to.language === 'ko' ? 'ko' : 'en';
  await queue(trx, to, newInvitationLink[language]({ name: to.name, by: '', role: '', link }));
}

function queue(trx: Trx, to: Recipient, text: { subject: string; body: string }) {
  const language = to.language === 'ko' ? 'ko' : 'en';
  return queueMail(trx, {
    kind: 'account',
    recipient: to.email,
    language,
    now: Date.now(),
    ...text,
  });
}
