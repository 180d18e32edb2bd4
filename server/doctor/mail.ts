import type { Config } from '../config.ts';
import { describeSmtpError, transportUrl } from '../mail/smtp.ts';
import { type Finding, fault, good } from './finding.ts';

/** Connects, encrypts and signs in as sending would; sends nothing. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [good('SMTP_URL is not set: mails wait')];
  const { host } = new URL(smtpUrl);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: transportUrl(smtpUrl),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 6_000,
  });
  try {
    await transport.verify();
    return [good(`${host} would take mails`)];
  } catch (error) {
    return [fault(`${host}: ${describeSmtpError(error)}`)];
  } finally {
    transport.close();
  }
}
