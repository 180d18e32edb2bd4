import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  const mail = (given: Record<string, string>) => {
    const SMTP_URL = 'smtp://localhost';
    const both = { MAIL_FROM: 'site@noshine.example', MAIL_TO: 'staff@noshine.example' };
    const result = readConfig({ SMTP_URL, ...both, ...given });
    return result.ok ? 'accepted' : result.errors.join('\n');
  };

  it.each([
    'site@noshine.example',
    'noshine@localhost',
    'NOSHINE <site@noshine.example>',
    '노샤인 <site@noshine.example>',
    '"NOSHINE, Inc." <site@noshine.example>',
  ])('takes %s as the sender of mails', (MAIL_FROM) => {
    expect(mail({ MAIL_FROM })).toBe('accepted');
  });

  it.each(['abc', 'NOSHINE', 'a@b c', 'Name <site>', 'a@x.example, b@x.example', '<a@x.example'])(
    'says at the start that %s is no sender',
    (MAIL_FROM) => {
      expect(mail({ MAIL_FROM })).toMatch(/^MAIL_FROM: must be an address/);
    },
  );

  it.each([
    'smtp://localhost',
    'smtp://user:password@mail.example.com:587',
    'smtps://mail.example.com',
    'smtp+insecure://mail:25',
    'off',
  ])('takes %s as the mail server', (SMTP_URL) => {
    expect(mail({ SMTP_URL })).toBe('accepted');
  });

  it('can turn off what was set up in the back office, and asks for nothing beside it', () => {
    const result = readConfig({ SMTP_URL: 'off', INBOX_URL: 'off' });
    expect(result.ok && [result.config.smtpUrl, result.config.inboxUrl]).toEqual(['off', 'off']);
  });

  it.each(['mail.example.com', 'smtp:', 'smtp://', 'http://mail.example.com', 'insecure+smtp://x'])(
    'says at the start that %s is no mail server',
    (SMTP_URL) => {
      expect(mail({ SMTP_URL })).toBe(
        'SMTP_URL: must be an smtp://, smtps:// or smtp+insecure:// address, or off',
      );
    },
  );

  it.each(['a@x.example', 'a@x.example,b@y.example', 'a@x.example, b@y.example'])(
    'sends to %s',
    (MAIL_TO) => {
      expect(mail({ MAIL_TO })).toBe('accepted');
    },
  );

  it.each(['abc', 'a@x.example b@y.example', 'a@x.example,', 'a@x.example, b'])(
    'says at the start that %s is no recipient',
    (MAIL_TO) => {
      expect(mail({ MAIL_TO })).toMatch(/^MAIL_TO: must be an e-mail address/);
    },
  );

  const scanner = (CLAMD_URL: string) => {
    const result = readConfig({ CLAMD_URL });
    return result.ok ? result.config.clamdUrl : result.errors.join('\n');
  };

  it.each([
    'tcp://localhost:3310',
    'tcp://10.0.0.5:3310',
    'tcp://[::1]:3310',
    'unix:///run/clamav/clamd.ctl',
  ])('asks the scanner at %s', (address) => {
    expect(scanner(address)).toBe(address);
  });

  it.each([
    'localhost:3310',
    'tcp://localhost',
    'tcp://localhost:99999',
    'tcp://localhost:3310/path',
    'tcp://user@localhost:3310',
    'http://localhost:3310',
    'unix://run/clamav/clamd.ctl',
    'unix:///',
  ])('says at the start, in one line, that %s is no scanner', (address) => {
    expect(scanner(address)).toBe(
      'CLAMD_URL: must be tcp://host:3310 or unix:///run/clamav/clamd.ctl',
    );
  });

  it.each([
    ['SITE_URL', 'foo', 'must be an http(s) origin such as https://www.example.com'],
    ['SITE_URL', 'ftp://x.example', 'must be an http(s) origin such as https://www.example.com'],
    ['SITE_URL', 'https://x.example/path', 'must be an origin without a path'],
    ['SITE_URL', 'https://user@x.example', 'must be an origin without a path'],
    ['PORT', 'many', 'must be a number from 0 to 65535'],
    ['PORT', '70000.5', 'must be a number from 0 to 65535'],
    ['PORT', '1e3', 'must be a number from 0 to 65535'],
    ['TRUST_PROXY', 'yes', 'must be a number from 0 to 10'],
    ['WORKERS', '0', 'must be a number from 1 to 64, or auto for one per core'],
    ['METRICS_PORT', '-1', 'must be a number from 1 to 65535'],
    ['METRICS_PORT', '3000', 'must be another one than PORT: metrics are not for visitors'],
    ['DRAIN_SECONDS', '301', 'must be a number from 0 to 300'],
    ['BACKUP_URL', '/backups', 'must be s3://bucket/folder or file:///folder'],
    ['BACKUP_AT', '3:15', 'must be a time such as 03:15'],
    ['BACKUP_DAYS', 'all', 'must be a number from 1 to 3650'],
  ])('says in one line that %s cannot be %s', (name, value, line) => {
    expect(readConfig({ [name]: value })).toEqual({ ok: false, errors: [`${name}: ${line}`] });
  });

  it('says everything that is wrong at once', () => {
    const result = readConfig({
      SITE_URL: 'foo',
      CLAMD_URL: 'x',
      BACKUP_URL: 'x',
      SMTP_URL: 'smtp://x',
    });
    expect(!result.ok && result.errors.map((line) => line.split(':')[0])).toEqual([
      'SITE_URL',
      'CLAMD_URL',
      'BACKUP_URL',
      'SMTP_URL',
    ]);
  });

  it('takes numbers as numbers', () => {
    const result = readConfig({ PORT: '8080', METRICS_PORT: '9090', WORKERS: '2' });
    expect(result.ok && result.config).toMatchObject({ port: 8080, metricsPort: 9090, workers: 2 });
  });
});
