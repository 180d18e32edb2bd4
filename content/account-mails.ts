/** Mails to staff about their own accounts, in the two languages of the back office. */
export const accountMails = {
  ko: {
    roles: { owner: '소유자', editor: '편집자', agent: '상담 담당자' },
    invitation: {
      subject: '{brand} 관리자 초대',
      body: `{name} 님, 안녕하십니까.

{by} 님이 {brand} 웹사이트 관리자에 {role}(으)로 초대하였습니다.
아래 링크에서 비밀번호를 정하시면 바로 로그인하실 수 있습니다. 링크는 {validity} 동안 한 번만 사용할 수 있습니다.

{link}
`,
    },
    newInvitationLink: {
      subject: '{brand} 관리자 초대: 새 링크',
      body: `{name} 님, 안녕하십니까.

{brand} 웹사이트 관리자에 초대되셨지만 아직 비밀번호를 정하지 않으셨습니다.
아래 링크에서 비밀번호를 정하시면 바로 로그인하실 수 있습니다. 링크는 {validity} 동안 한 번만 사용할 수 있습니다.
요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.

{link}
`,
    },
    reset: {
      subject: '{brand} 관리자 비밀번호 재설정',
      body: `{name} 님, 안녕하십니까.

아래 링크에서 새 비밀번호를 정하실 수 있습니다. 링크는 {validity} 동안 한 번만 사용할 수 있습니다.
요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.

{link}
`,
    },
  },
  en: {
    roles: { owner: 'owner', editor: 'editor', agent: 'agent' },
    invitation: {
      subject: 'Invitation to the {brand} back office',
      body: `Hello {name},

{by} has invited you to the {brand} website's back office as {role}.
Choose a password at the link below and you can sign in. The link works once, within {validity}.

{link}
`,
    },
    newInvitationLink: {
      subject: 'Invitation to the {brand} back office: a new link',
      body: `Hello {name},

You have been invited to the {brand} website's back office and have not chosen a password yet.
Choose one at the link below and you can sign in. The link works once, within {validity}.
If you did not ask for this, ignore this mail.

{link}
`,
    },
    reset: {
      subject: 'A new password for the {brand} back office',
      body: `Hello {name},

Choose a new password at the link below. It works once, within {validity}.
If you did not ask for this, ignore this mail: your password stays as it is.

{link}
`,
    },
  },
};
