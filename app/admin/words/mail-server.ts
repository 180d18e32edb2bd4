import type { Security, ServerFault } from '#domain/mail-server.ts';
import { defineWords } from './define-words.ts';

type Faults = Record<ServerFault, string>;

/** The server that sends, and the mailbox into which customers answer. */
export const mailServer = defineWords({
  ko: {
    title: '메일 서버',
    hint: '접수 확인, 답변, 알림 메일을 이 서버를 통해 보냅니다. 입력할 값은 메일 서비스 도움말의 ‘SMTP’ 설정에서 찾을 수 있습니다.',
    mailbox: '회신 메일함',
    mailboxHint:
      '고객이 메일에 회신하면 이 메일함에서 가져와 문의 화면에 표시합니다. 이 사이트 전용 메일함을 따로 마련하십시오. 입력할 값은 메일 서비스 도움말의 ‘IMAP’ 설정에서 찾을 수 있습니다.',
    mailboxOff: '회신 메일함을 설정하지 않으면 고객의 회신은 ‘연락처’에 입력한 이메일로 갑니다.',
    mailboxErasure:
      '개인정보를 삭제하면 이 메일함에 있는 그 고객의 메일도 함께 삭제합니다. 메일함을 바꾸거나 설정을 삭제하면 이전 메일함에 남은 메일은 직접 삭제해야 합니다.',
    host: '서버',
    hostHint: '예: smtp.example.com',
    mailboxHostHint: '예: imap.example.com',
    port: '포트',
    security: '암호화',
    securities: {
      tls: 'SSL/TLS',
      starttls: 'STARTTLS',
      none: '없음',
    } satisfies Record<Security, string>,
    noneHint:
      '암호화하지 않으면 전송 중에 다른 사람이 메일을 읽을 수 있습니다. 사이트와 같은 컴퓨터나 믿을 수 있는 사내망의 서버에만 쓰십시오.',
    user: '사용자 이름',
    userHint: '대개 이메일 주소입니다. 로그인이 필요 없는 서버라면 비워 두십시오.',
    mailboxUserHint: '대개 메일함의 이메일 주소입니다.',
    password: '비밀번호',
    passwordHint:
      '2단계 인증을 쓰는 메일 계정이라면 메일 서비스에서 ‘앱 비밀번호’를 만들어 입력하십시오. 암호화하여 보관하며 다시 표시하지 않습니다.',
    passwordUnused: '사용자 이름을 입력하면 쓸 수 있습니다.',
    passwordKept: '비밀번호가 저장되어 있습니다. 바꾸지 않으려면 비워 두십시오.',
    passwordAgain:
      '서버, 포트, 암호화, 사용자 이름 가운데 하나를 바꾸면 비밀번호를 다시 입력해야 합니다.',
    passwordLocked:
      '저장된 비밀번호를 해독할 수 없어 메일을 보내거나 읽지 못합니다. 서버의 암호화 키가 바뀌면 이렇게 됩니다. 비밀번호를 다시 입력하십시오.',
    senderName: '보내는 사람 이름',
    senderNameHint: '받는 사람의 메일함에 표시됩니다. 예: 회사 이름',
    senderAddress: '보내는 주소',
    senderAddressHint: '이 서버에서 보낼 수 있는 주소여야 합니다.',
    folder: '폴더',
    address: '메일함의 이메일 주소',
    takesPlus: '‘+’를 덧붙인 주소로 온 메일도 받음',
    takesPlusHint:
      '예: hello+1@example.com. Gmail과 Microsoft 365 등 많은 서비스가 지원하며, 켜 두면 어느 문의에 대한 회신인지 주소로 알 수 있습니다. 지원하지 않는 서비스라면 회신이 도착하지 않으니 끄십시오.',
    test: '나에게 테스트 메일 보내기',
    testTo: (address: string) =>
      `테스트 메일은 ${address} 주소로 보냅니다. ‘이 서버 사용’을 누르기 전에도 보내 볼 수 있습니다.`,
    sent: (address: string) =>
      `테스트 메일이 메일 서버에 전달되었습니다. ${address} 메일함에 도착했는지 확인하고, 없으면 스팸함도 살펴보십시오.`,
    check: '연결 확인',
    checked: '연결되었습니다. 로그인하여 메일함을 읽을 수 있습니다.',
    use: '이 서버 사용',
    useMailbox: '이 메일함 사용',
    saved: '저장했습니다. 바로 적용됩니다.',
    remove: '설정 삭제',
    removeMailServer:
      '메일 서버 설정을 삭제하시겠습니까? 다시 설정할 때까지 모든 메일이 발송되지 않고 대기합니다.',
    removeMailbox:
      '회신 메일함 설정을 삭제하시겠습니까? 고객의 회신을 더 이상 읽지 않으며, 나중에 개인정보를 삭제해도 이 메일함에 남은 메일은 삭제되지 않습니다.',
    removed: '설정을 삭제했습니다.',
    waiting: (counts: string) => `${counts}. 메일 서버를 설정하면 대기 중인 메일이 발송됩니다.`,
    toMails: '보내지 못한 메일 보기',
    nobodyTold: '새 문의를 알릴 이메일을 정하지 않아 모든 소유자에게 알립니다.',
    toNotifications: '알림 설정으로',
    byOperator: '운영자가 서버에 설정했습니다. 여기서는 바꿀 수 없습니다.',
    offByOperator:
      '운영자가 서버에서 메일 발송을 꺼 두었습니다. 모든 메일이 발송되지 않고 대기합니다.',
    mailboxOffByOperator:
      '운영자가 서버에서 회신 메일함을 꺼 두었습니다. 고객의 회신을 읽지 않습니다.',
    setting: (name: string) => `서버의 설정 이름: ${name}`,
    server: '서버',
    sender: '보내는 사람',
    wrong: {
      host: '서버 이름만 입력하십시오. 예: smtp.example.com',
      port: '1부터 65535까지의 숫자를 입력하십시오.',
      security: '비밀번호를 쓰는 서버에는 암호화하여 연결해야 합니다.',
      senderName: '따옴표와 꺾쇠괄호는 쓸 수 없습니다.',
      senderAddress: '이메일 주소 형식이 아닙니다. 예: hello@example.com',
      address: '이메일 주소 형식이 아니거나 @ 앞이 32자를 넘습니다.',
    } as Record<string, string>,
    faults: {
      'no-such-host': '이 이름의 서버를 찾을 수 없습니다. 서버 이름을 확인하십시오.',
      unreachable:
        '서버에 연결할 수 없거나 메일 서버가 응답하지 않습니다. 서버, 포트, 암호화를 확인하십시오.',
      encryption:
        '이 포트에서 선택한 방식으로 암호화할 수 없습니다. 암호화와 포트를 확인하십시오(SSL/TLS는 대개 465 또는 993, STARTTLS는 587 또는 143).',
      certificate:
        '서버의 인증서를 신뢰할 수 없습니다. 서버 이름이 인증서와 같은지, 인증서의 유효 기간이 지나지 않았는지 확인하십시오.',
      'sign-in':
        '사용자 이름이나 비밀번호가 맞지 않습니다. 메일 서비스에 따라 앱 비밀번호가 필요할 수 있습니다.',
      sender: '서버가 보내는 주소를 거부했습니다. 이 계정으로 보낼 수 있는 주소인지 확인하십시오.',
      recipient:
        '서버가 받는 주소를 거부했습니다. 보내는 주소, 사용자 이름, 비밀번호를 확인하십시오.',
      folder: '이 이름의 폴더가 없습니다. 대개 INBOX입니다.',
      refused: '서버가 메일을 거부했습니다. 보내는 주소를 확인하거나 메일 서비스에 문의하십시오.',
    } satisfies Faults as Faults,
  },
  en: {
    title: 'Mail server',
    hint: 'Confirmations, replies and notifications are sent through this server. Your email provider’s help pages list the values under “SMTP”.',
    mailbox: 'Reply mailbox',
    mailboxHint:
      'When customers reply by email, their replies are fetched from this mailbox and shown with the inquiry. Use a separate mailbox for this site only. Your email provider’s help pages list the values under “IMAP”.',
    mailboxOff:
      'Without a reply mailbox, customers’ replies go to the email under “Contact details”.',
    mailboxErasure:
      'When personal data is erased, the customer’s emails in this mailbox are deleted as well. If you change or remove the mailbox, you must delete the emails left in the old one yourself.',
    host: 'Server',
    hostHint: 'For example: smtp.example.com',
    mailboxHostHint: 'For example: imap.example.com',
    port: 'Port',
    security: 'Encryption',
    securities: { tls: 'SSL/TLS', starttls: 'STARTTLS', none: 'None' },
    noneHint:
      'Without encryption, others can read the emails in transit. Use this only for a server on the same machine as the site or on a network you trust.',
    user: 'User name',
    userHint: 'Usually an email address. Leave empty if the server needs no sign-in.',
    mailboxUserHint: 'Usually the mailbox’s email address.',
    password: 'Password',
    passwordHint:
      'If the email account uses two-factor authentication, create an “app password” with your provider and enter it here. It is stored encrypted and never shown again.',
    passwordUnused: 'Enter a user name first.',
    passwordKept: 'A password is stored. Leave empty to keep it.',
    passwordAgain:
      'When you change the server, port, encryption or user name, you must enter the password again.',
    passwordLocked:
      'The stored password cannot be decrypted, so no email is sent or read. This happens when the server’s encryption key has changed. Please enter the password again.',
    senderName: 'Sender name',
    senderNameHint: 'Shown in the recipient’s inbox. For example: your company name',
    senderAddress: 'Sender address',
    senderAddressHint: 'Must be an address that this server lets you send from.',
    folder: 'Folder',
    address: 'Email address of the mailbox',
    takesPlus: 'Receives emails to “+” addresses',
    takesPlusHint:
      'For example: hello+1@example.com. Gmail, Microsoft 365 and many others support this, and the address then shows which inquiry a reply belongs to. Turn it off if your provider does not, or replies will not arrive.',
    test: 'Send a test email to me',
    testTo: (address) =>
      `The test email goes to ${address}. You can send one before you press “Use this server”.`,
    sent: (address) =>
      `The mail server accepted the test email to ${address}. Check your inbox and, if it is not there, your spam folder.`,
    check: 'Check connection',
    checked: 'Connected. The site can sign in and read the mailbox.',
    use: 'Use this server',
    useMailbox: 'Use this mailbox',
    saved: 'Saved. It takes effect immediately.',
    remove: 'Remove',
    removeMailServer:
      'Remove the mail server? Until you set one up again, all emails are queued and not sent.',
    removeMailbox:
      'Remove the reply mailbox? Customers’ replies will no longer be read, and emails left in this mailbox will not be deleted when personal data is erased.',
    removed: 'Removed.',
    waiting: (counts) => `${counts}. Waiting emails are sent once a mail server is set up.`,
    toMails: 'See unsent emails',
    nobodyTold: 'No address is set for new inquiries, so all owners are notified.',
    toNotifications: 'Go to notifications',
    byOperator: 'Set on the server by your operator. It cannot be changed here.',
    offByOperator:
      'Your operator has turned outgoing email off on the server. All emails are queued and not sent.',
    mailboxOffByOperator:
      'Your operator has turned the reply mailbox off on the server. Customers’ replies are not read.',
    setting: (name) => `Setting on the server: ${name}`,
    server: 'Server',
    sender: 'Sender',
    wrong: {
      host: 'Enter the server’s name only, such as smtp.example.com.',
      port: 'Enter a number from 1 to 65535.',
      security: 'A server that uses a password requires encryption.',
      senderName: 'Quotation marks and angle brackets are not allowed.',
      senderAddress: 'This is not an email address. For example: hello@example.com',
      address: 'This is not an email address, or the part before @ is longer than 32 characters.',
    },
    faults: {
      'no-such-host': 'There is no server with this name. Check the server name.',
      unreachable:
        'The server cannot be reached, or no mail server answers there. Check the server, port and encryption.',
      encryption:
        'This kind of encryption does not work on this port. Check the encryption and port (SSL/TLS usually uses 465 or 993, STARTTLS 587 or 143).',
      certificate:
        'The server’s certificate cannot be trusted. Check that the server name matches the certificate and that the certificate has not expired.',
      'sign-in': 'The user name or password is wrong. Some providers require an app password.',
      sender: 'The server refused the sender address. Check that this account may send from it.',
      recipient:
        'The server refused the recipient. Check the sender address, user name and password.',
      folder: 'There is no folder with this name. It is usually INBOX.',
      refused: 'The server refused the email. Check the sender address or ask your email provider.',
    },
  },
});
