import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import { isPublicAddress } from './posts/pictures/public-address.ts';

type Asked = Pick<Config, 'siteUrl' | 'host' | 'trustProxy' | 'inboxUrl' | 'smtpUrl'>;

/** Settings that work but are probably a mistake, a line each; none for a start on a laptop. */
export function startWarnings(
  config: Asked,
  environment: { NODE_ENV?: string | undefined },
  addresses = ownAddresses(),
): string[] {
  const isForOthers =
    environment.NODE_ENV === 'production' ||
    config.trustProxy > 0 ||
    listeningAddresses(config.host, addresses).some(isPublicAddress);
  const warnings: string[] = [];
  if (!config.siteUrl && isForOthers) {
    warnings.push(
      'SITE_URL is not set: links in mails and pages lead to localhost, and the cookies of the back office also travel without https.',
    );
  }
  if (config.inboxUrl && config.inboxUrl !== 'off' && !config.smtpUrl) {
    warnings.push(
      'INBOX_URL is set without SMTP_URL: a mailbox is read, but unless a mail server is set up in the back office, no mail leaves that could be answered.',
    );
  }
  return warnings;
}

function listeningAddresses(host: string, addresses: readonly string[]): readonly string[] {
  if (host === '::') return addresses;
  return host === '0.0.0.0' ? addresses.filter((address) => isIPv4(address)) : [host];
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((found = []) =>
    found.map(({ address }) => address),
  );
}
