import type { Config } from '../config.ts';
import { describeMailServer, type MailServer, readMailServer } from '../mail/mail-server.ts';
import { describeSmtpError, transportUrl } from '../mail/smtp.ts';
import { type Finding, fault, good } from './finding.ts';
import { readSetUp } from './read-set-up.ts';

/** Connects, encrypts and signs in as sending would; sends nothing. */
export async function checkMail(config: Config): Promise<Finding[]> {
  const { smtpUrl } = config;
  if (smtpUrl === 'off') return [good('SMTP_URL is off: mails wait')];
  if (smtpUrl) return [await tryServer(new URL(smtpUrl).host, { url: transportUrl(smtpUrl) })];
  const found = await readSetUp(config, async (parts) => ({
    shown: await describeMailServer(parts),
    server: await readMailServer(parts),
  }));
  if (found?.shown.setBy !== 'office') return [good('no mail server is set up: mails wait')];
  const { host, port } = found.shown.server;
  const place = `${host}:${port}`;
  if (!found.server) return [fault(`${place}: ${lockedPassword}`)];
  return [await tryServer(place, found.server.target)];
}

export const lockedPassword =
  'its password was stored with another SECRET: type it again in the back office';

async function tryServer(place: string, target: MailServer['target']): Promise<Finding> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...target,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 6_000,
  });
  try {
    await transport.verify();
    return good(`${place} would take mails`);
  } catch (error) {
    return fault(`${place}: ${describeSmtpError(error)}`);
  } finally {
    transport.close();
  }
}
