import { expect, it } from 'vitest';
import { cleanFileName } from './names.ts';

it.each([
  ['회사 소개서 (최종).pdf', '회사 소개서 (최종).pdf'],
  ['회사 소개서.pdf'.normalize('NFD'), '회사 소개서.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\kim\\제안.hwp', '제안.hwp'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\r\nSet-Cookie: x\u0000.txt', 'a Set-Cookie x.txt'],
  ['<script>.txt', 'script.txt'],
  ['...', 'file'],
  ['', 'file'],
])('shows %j as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown);
});

it('shortens a name but keeps its ending', () => {
  const name = cleanFileName(`${'가'.repeat(400)}.pdf`);
  expect([...name]).toHaveLength(150);
  expect(name.endsWith('가.pdf')).toBe(true);
});
