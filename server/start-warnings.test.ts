import { describe, expect, it } from 'vitest';
import { startWarnings } from './start-warnings.ts';

const laptop = ['127.0.0.1', '192.168.0.7', '2001:db9::7'];
const rented = ['127.0.0.1', '8.8.4.4'];
const config = {
  siteUrl: undefined,
  host: '0.0.0.0',
  trustProxy: 0,
  inboxUrl: undefined,
  smtpUrl: undefined,
};

describe('a start without SITE_URL', () => {
  it.each([
    ['in production', config, { NODE_ENV: 'production' }, laptop],
    ['behind a proxy', { ...config, trustProxy: 1 }, {}, laptop],
    ['on a public address', { ...config, host: '8.8.4.4' }, {}, laptop],
    ['on all addresses of a machine that has a public one', config, {}, rented],
    ['on all addresses of both kinds', { ...config, host: '::' }, {}, laptop],
  ])('says %s what that means', (_, given, environment, addresses) => {
    expect(startWarnings(given, environment, addresses)).toEqual([
      expect.stringMatching(/^SITE_URL is not set: [^\n]+$/),
    ]);
  });

  it.each([
    ['on a laptop', config, {}, laptop],
    ['on the machine itself', { ...config, host: '127.0.0.1' }, {}, rented],
    ['while developing', config, { NODE_ENV: 'development' }, laptop],
  ])('is nothing to speak of %s', (_, given, environment, addresses) => {
    expect(startWarnings(given, environment, addresses)).toEqual([]);
  });

  it('is no concern where it is set', () => {
    const siteUrl = 'https://noshine.example';
    expect(
      startWarnings({ ...config, siteUrl, trustProxy: 1 }, { NODE_ENV: 'production' }, rented),
    ).toEqual([]);
  });
});

describe('a mailbox without a mail server', () => {
  const inboxUrl = 'imaps://a%40b.example:c@mail.example';

  it('is told of, since nobody can answer what is not sent', () => {
    expect(startWarnings({ ...config, inboxUrl }, {}, laptop)).toEqual([
      expect.stringMatching(/^INBOX_URL is set without SMTP_URL: [^\n]+$/),
    ]);
    const both = { ...config, inboxUrl, smtpUrl: 'smtp://localhost' };
    expect(startWarnings(both, {}, laptop)).toEqual([]);
  });
});
