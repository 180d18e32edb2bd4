import { createTransport, type SendMailOptions } from 'nodemailer';

/** A mail as it travels, from what nodemailer takes. */
export async function writeMail(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mail);
  return message as Buffer;
}

/** What a server sends back when it cannot deliver a mail. */
export function deliveryReport(messageId: string, action = 'failed'): string {
  return [
    'From: MAILER-DAEMON@mail.example',
    'To: site@noshine.example',
    `Message-ID: <report-${action}-${messageId}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="parts"',
    '',
    '--parts',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '--parts',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822; sora@customer.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <sora@customer.example>: no such user',
    '',
    '--parts',
    'Content-Type: text/rfc822-headers',
    '',
    'From: NOSHINE <site@noshine.example>',
    `Message-ID: <${messageId}@noshine.example>`,
    'Subject: Re: your inquiry',
    '',
    '--parts--',
    '',
  ].join('\r\n');
}
