import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { readInboxUrl } from './inbox-url.ts';
import { readReplyAddresses, replyAddressFor } from './reply-address.ts';

const secret = 'a secret for tests, long enough to be one';
const inboxUrl = 'imaps://answers%40noshine.example:word@imap.noshine.example/INBOX';
const inquiry = { reference: 'NS-2K7F-93QD' };

const addressWith = (url: string, own = secret) => {
  const inbox = readInboxUrl(url);
  return inbox ? replyAddressFor({ inbox, secret: own }, inquiry) : '';
};

describe('the address for answers', () => {
  it('leads back to its inquiry, also in capitals and among others', () => {
    const address = addressWith(inboxUrl);
    expect(address).toMatch(/^answers\+ns2k7f93qd\.[0-9a-f]{20}@noshine\.example$/);
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    const header = `"A" <a@b.example>, "NOSHINE" <${address.toUpperCase()}>`;
    expect(readReplyAddresses(header, secret)).toEqual(['NS-2K7F-93QD']);
  });

  it('leads nowhere when its number or its signature was changed, or another site signed it', () => {
    const address = addressWith(inboxUrl);
    const another = addressWith(inboxUrl, 'the secret of another site, also long enough');
    const forged = [address.replace('93qd', '93qe'), address.replace(/.@/, 'x@'), another];
    for (const each of forged) expect(readReplyAddresses(each, secret)).toEqual([]);
  });

  it('is the mailbox itself where that takes nothing after a plus', () => {
    expect(addressWith(`${inboxUrl}?plus=no`)).toBe('answers@noshine.example');
  });

  it('is looked for in a long header without delay', async () => {
    const header = '+ns2k7f93qd.00000000000000000000@'.repeat(30_000);
    expect(readReplyAddresses(header, secret)).toEqual([]);
    expect(await processorTimeOf(() => readReplyAddresses(header, secret))).toBeLessThan(1_000);
  });
});

describe('the address of a mailbox', () => {
  it('says where it is, who signs in, and how it is protected', () => {
    expect(readInboxUrl(inboxUrl)).toEqual({
      host: 'imap.noshine.example',
      port: 993,
      tls: 'from-the-start',
      user: 'answers@noshine.example',
      password: 'word',
      folder: 'INBOX',
      address: 'answers@noshine.example',
      takesPlus: true,
    });
    const named = 'imap://reader:a%25b@[::1]:1143/Support/Web?address=help@noshine.example';
    expect(readInboxUrl(named)).toMatchObject({
      ...{ host: '::1', port: 1143, tls: 'if-offered', user: 'reader', password: 'a%b' },
      ...{ folder: 'Support/Web', address: 'help@noshine.example' },
    });
  });

  it('lets a password travel openly only on this machine, or when that is asked for', () => {
    const tlsOf = (url: string) => readInboxUrl(url)?.tls;
    expect(tlsOf('imap://a%40b.example:c@mail')).toBe('required');
    expect(tlsOf('imap://a%40b.example:c@localhost')).toBe('if-offered');
    expect(tlsOf('imap+insecure://a%40b.example:c@mail')).toBe('if-offered');
  });

  it('is refused without a user, a password, or an address of its own that leaves room', () => {
    const wrong = [
      'imaps://mail.example',
      'imaps://a%40b.example@mail.example',
      'imaps://reader:word@mail.example',
      'imaps://reader:word@mail.example?address=nobody',
      `imaps://reader:word@mail.example?address=${'a'.repeat(33)}@b.example`,
      'https://a%40b.example:c@mail.example',
    ];
    for (const url of wrong) expect([url, readInboxUrl(url)]).toEqual([url, undefined]);
  });
});
