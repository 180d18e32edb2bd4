/** Mails to staff about their own accounts, in the two languages of the back office. */
export const accountMails = {
  ko: {
    roles: {
      owner: '소유자',
      editor: '편집자',
      agent: '상담 담당자',
      'editor-agent': '편집·상담 담당자',
    },
    invitation: {
      subject: '{brand} 관리자 페이지 초대',
      body: `{name} 님, 안녕하십니까.

{by} 님이 {brand} 관리자 페이지에 {role}로 초대했습니다.
아래 링크에서 비밀번호를 정하시면 바로 로그인하실 수 있습니다. 링크는 {validity} 동안 유효하며, 한 번만 사용할 수 있습니다.

{link}
`,
    },
    newInvitationLink: {
      subject: '{brand} 관리자 페이지 초대: 새 링크',
      body: `{name} 님, 안녕하십니까.

{brand} 관리자 페이지에 초대되셨지만 아직 비밀번호를 정하지 않으셨습니다.
아래 링크에서 비밀번호를 정하시면 바로 로그인하실 수 있습니다. 링크는 {validity} 동안 유효하며, 한 번만 사용할 수 있습니다.
요청하신 적이 없다면 이 메일을 무시하셔도 됩니다.

{link}
`,
    },
    reset: {
      subject: '{brand} 관리자 페이지 비밀번호 재설정',
      body: `{name} 님, 안녕하십니까.

아래 링크에서 새 비밀번호를 정하실 수 있습니다. 링크는 {validity} 동안 유효하며, 한 번만 사용할 수 있습니다.
요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.

{link}
`,
    },
  },
  en: {
    roles: {
      owner: 'an owner',
      editor: 'an editor',
      agent: 'an agent',
      'editor-agent': 'an editor and agent',
    },
    invitation: {
      subject: 'You are invited to {brand} admin',
      body: `Hello {name},

{by} has invited you to {brand} admin as {role}.
Use the link below to choose a password and sign in. It can be used once and is valid for {validity}.

{link}
`,
    },
    newInvitationLink: {
      subject: 'Your invitation to {brand} admin: new link',
      body: `Hello {name},

You have been invited to {brand} admin but have not chosen a password yet.
Use the link below to choose a password and sign in. It can be used once and is valid for {validity}.
If you did not request this, you can ignore this email.

{link}
`,
    },
    reset: {
      subject: 'Reset your {brand} admin password',
      body: `Hello {name},

Use the link below to choose a new password. It can be used once and is valid for {validity}.
If you did not request this, you can ignore this email. Your password will not change.

{link}
`,
    },
  },
};
