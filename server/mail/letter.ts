import { brand } from '#content/brand.ts';
import type { Language } from '#domain/language.ts';
import { escapeHtml } from '../escape.ts';
import { letterStyles } from './letter-styles.ts';
import { type LetterFoot, type MailText, writeText } from './mail-text.ts';

/**
 * One letter for all mails, of tables and inline styles, since mail programs know little else. No
 * picture is fetched from anywhere; drawings travel with it, and say in words what they show. What
 * a style sheet adds (the dark, the small screen) may be missing, and it can be read all the same.
 */
export function writeLetter(mail: MailText, language: Language, foot?: LetterFoot): string {
  const isPersonal = mail.look === 'personal';
  const paper = isPersonal ? '#ffffff' : '#f2f4ef';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(mail.subject)}</title><style>body{background:${paper}}\n${letterStyles}</style></head><body>`,
    preheader(mail),
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}"><tr><td class="around" align="${isPersonal ? 'left' : 'center'}" style="padding:${isPersonal ? '8px' : '32px 16px'}">`,
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">',
    isPersonal ? '' : head,
    `<tr><td class="${isPersonal ? 'personal' : 'sheet'}" align="left" style="${isPersonal ? 'padding:8px' : 'padding:36px 40px 32px;background:#ffffff'}">`,
    isPersonal ? '' : title(mail.subject),
    ...mail.paragraphs.map((text) => paragraph(text, mail.hasLinks)),
    facts(mail.table ?? []),
    ...(mail.pictures ?? []).map(picture),
    mail.link ? button(mail.link) : '',
    ...mail.closing.map((text) => paragraph(text)),
    '</td></tr>',
    foot ? writeFoot(foot, isPersonal) : '',
    '</table><!--[if mso]></td></tr></table><![endif]-->',
    '</td></tr></table></body></html>',
  ].join('\n');
}

/** As plain text and as a letter, for programs that show one of them. */
export function writeBoth(mail: MailText, language: Language, foot: LetterFoot) {
  return {
    subject: mail.subject,
    text: writeText(mail, foot),
    html: writeLetter(mail, language, foot),
  };
}

const font =
  "font-family:Pretendard,-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','맑은 고딕','Segoe UI',Roboto,sans-serif";
/** Korean words stay whole; only what is longer than a line is broken. */
const breaking = 'word-break:keep-all;overflow-wrap:break-word;overflow-wrap:anywhere';
const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

/** What lists of mails show beside the subject; the rest keeps them from going on to the head. */
function preheader({ paragraphs, preview = paragraphs[1] ?? paragraphs[0] ?? '' }: MailText) {
  const text = preview.replace(/\s+/g, ' ').slice(0, 140);
  const filling = '&#8199;&#847; '.repeat(60);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${escapeHtml(text)}${filling}</div>`;
}

const bead = (color: string) => `<span style="color:${color}">&#9679;</span>`;
const gray = bead('#3d4d53');
const [faint, bright, glow] = ['#1d5f55', '#2ba98c', '#35e8bd'].map(bead);

/** The beads of the brand as letters, the name, and its light below. */
const head = `<tr><td class="head" bgcolor="#0a1114" style="background:#0a1114;padding:22px 40px;border-radius:10px 10px 0 0">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" align="center" style="font-family:Arial,sans-serif;font-size:13px;line-height:9px;letter-spacing:1px;padding-right:12px">${gray}${faint}<br>${gray}${glow}${bright}<br>${gray}${faint}</td>
<td style="${font};font-size:20px;line-height:24px;font-weight:800;letter-spacing:3px;color:#f2f4ef">${brand}</td>
</tr></table></td></tr>
<tr><td height="3" bgcolor="#35e8bd" style="height:3px;font-size:0;line-height:0;background:#35e8bd;background-image:linear-gradient(90deg,#35e8bd,#12c99b 40%,#0a1114)">&nbsp;</td></tr>`;

/** The subject, without the name that stands above it already. */
function title(subject: string): string {
  const text = subject.startsWith(`[${brand}] `) ? subject.slice(brand.length + 3) : subject;
  return `<h1 class="text" style="${font};margin:0 0 20px;font-size:22px;line-height:1.35;font-weight:700;letter-spacing:-0.02em;color:#0a1114;${breaking}">${escapeHtml(text)}</h1>`;
}

function paragraph(text: string, hasLinks = false): string {
  const html = hasLinks ? withLinks(text) : lines(text);
  return `<p class="text" style="${font};margin:0 0 16px;font-size:16px;line-height:1.65;color:#0a1114;${breaking}">${html}</p>`;
}

/** Addresses in what staff or the program wrote; never in what a visitor wrote. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}…])/)
    .map((part, at) =>
      at % 2 === 0
        ? lines(part)
        : `<a class="link" href="${escapeHtml(part)}" style="color:#0b7a60;${breaking}">${escapeHtml(part)}</a>`,
    )
    .join('');
}

function facts(table: NonNullable<MailText['table']>): string {
  if (table.length === 0) return '';
  const cell = `${font};font-size:15px;line-height:1.55;padding:10px 0;border-top:1px solid #dde2da;${breaking}`;
  const rows = table.map(
    ([label, value]) =>
      `<tr><th class="label" scope="row" align="left" valign="top" width="150" style="${cell};width:150px;padding-right:16px;font-weight:400;color:#4a5a5e">${lines(label)}</th><td class="value text" align="left" valign="top" style="${cell};color:#0a1114">${lines(value)}</td></tr>`,
  );
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px;border-bottom:1px solid #dde2da">${rows.join('')}</table>`;
}

/** The mailer makes an attachment of it; a browser shows it as it is. */
function picture({ title, alt, png, width, height }: NonNullable<MailText['pictures']>[number]) {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return `<p class="label" style="${font};margin:20px 0 8px;font-size:15px;line-height:1.5;font-weight:700;color:#4a5a5e;${breaking}">${escapeHtml(title)}</p><img src="${source}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 20px;border:0;border-radius:6px;background:#ffffff;${font};font-size:14px;color:#0a1114">`;
}

/** A cell that is filled, so that it is a button also where links have no padding. */
function button({ label, url, isShown }: NonNullable<MailText['link']>): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr><td class="button" bgcolor="#35e8bd" style="background:#35e8bd;border-radius:8px"><a href="${href}" style="${font};display:inline-block;padding:14px 26px;border:1px solid #35e8bd;border-radius:8px;font-size:16px;line-height:1.25;font-weight:700;color:#0a1114;text-decoration:none">${lines(label)}</a></td></tr></table>
${isShown ? `<p class="soft" style="${font};margin:0 0 16px;font-size:13px;line-height:1.5;color:#4a5a5e;word-break:break-all"><a class="soft" href="${href}" style="color:#4a5a5e">${href}</a></p>` : ''}`;
}

function writeFoot({ company, contact }: LetterFoot, isPersonal: boolean): string {
  const style = isPersonal
    ? 'padding:12px 8px 8px;border-top:1px solid #dde2da'
    : 'padding:20px 40px 22px;background:#e9ede6;border-radius:0 0 10px 10px';
  const text = `${font};margin:0;font-size:13px;line-height:1.6;color:#4a5a5e;${breaking}`;
  return `<tr><td class="${isPersonal ? 'end' : 'foot'}" align="left" style="${style}"><p class="soft" style="${text}"><strong style="font-weight:700">${escapeHtml(company)}</strong><br>${contact.map(escapeHtml).join('<br>')}</p></td></tr>`;
}
