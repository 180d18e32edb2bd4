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
  ])('takes %s as the mail server', (SMTP_URL) => {
    expect(mail({ SMTP_URL })).toBe('accepted');
  });

  it.each(['mail.example.com', 'smtp:', 'smtp://', 'http://mail.example.com', 'insecure+smtp://x'])(
    'says at the start that %s is no mail server',
    (SMTP_URL) => {
      expect(mail({ SMTP_URL })).toBe(
        'SMTP_URL: must be an smtp://, smtps:// or smtp+insecure:// address',
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
});
