import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { accountLetter } from './account-letter.ts';
import { writeLetter } from './letter.ts';
import { type MailText, writeText } from './mail-text.ts';

const foot = { company: 'Noshine & Co.', contact: ['Seoul', 'hello@noshine.example'] };
const mail: MailText = {
  subject: '[NOSHINE] New inquiry NS-2K7F-93QD',
  paragraphs: ['Hello <b>you</b>,', 'see https://a.example/b?c=1&d=2.'],
  table: [['Inquiry', 'www.b.example https://c.example']],
  link: { label: 'Open', url: 'https://noshine.example/admin?a="&b' },
  closing: [],
};
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

describe('a letter', () => {
  it.each(languages)('says that it is in %s, what it is about and who sends it', (language) => {
    const html = writeLetter(mail, language, foot);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<title>[NOSHINE] New inquiry NS-2K7F-93QD</title>');
    expect(html).toMatch(/<h1 [^>]*>New inquiry NS-2K7F-93QD<\/h1>/);
    expect(html).toContain('Noshine &amp; Co.');
  });

  it('fetches nothing from anywhere, and has no markup but its own', () => {
    const html = writeLetter(mail, 'en', foot);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
    expect(html).not.toContain('<b>you');
  });

  it('has a button that leads somewhere, and no other link where a visitor may have written', () => {
    expect(linksIn(writeLetter(mail, 'en', foot))).toEqual([
      'https://noshine.example/admin?a=&quot;&amp;b',
    ]);
  });

  it('makes links of addresses in what staff wrote, without the stop after them', () => {
    const { link, ...reply } = mail;
    const html = writeLetter({ ...reply, hasLinks: true, look: 'personal' }, 'en', foot);
    expect(linksIn(html)).toEqual(['https://a.example/b?c=1&amp;d=2']);
    expect(html).toContain('</a>.');
    expect(html).not.toContain('<h1');
  });

  it('of an invitation turns the link of its text into the button, and shows it for copying', () => {
    const url = 'https://noshine.example/admin/welcome#token';
    const body = `Hello Kim,\n\nUse the link below.\n\n${url}\n`;
    const letter = accountLetter({ subject: 'You are invited', body, language: 'en' });
    expect(linksIn(writeLetter(letter, 'en', foot))).toEqual([url, url]);
    expect(writeText(letter, foot)).toContain(`Use the link below.\n\nChoose a password: ${url}\n`);
  });

  it('ends its plain part with the company, but not where a person wrote it', () => {
    expect(writeText(mail, foot)).toMatch(/Noshine & Co\.\nSeoul\nhello@noshine\.example\n$/);
    expect(writeText({ ...mail, look: 'personal' }, foot)).not.toContain('Noshine & Co.');
  });
});
