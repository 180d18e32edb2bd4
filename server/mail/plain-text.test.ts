import { describe, expect, it } from 'vitest';
import { withoutLiveLinks } from './plain-text.ts';

describe('a text that opens nothing', () => {
  it.each([
    ['https://evil.com/login', 'https[:]//evil[.]com/login'],
    ['HTTP://2130706433/', 'HTTP[:]//2130706433/'],
    ['www.evil.com', 'www[.]evil[.]com'],
    ['evil.com', 'evil[.]com'],
    ['(evil.co.kr)', '(evil[.]co[.]kr)'],
    ['a@evil.com', 'a@evil[.]com'],
    ['mailto:a@evil.com', 'mailto[:]a@evil[.]com'],
    ['sms:12345', 'sms[:]12345'],
    ['한국.kr/login', '한국[.]kr/login'],
    ['은행.한국', '은행[.]한국'],
    ['은행.닷컴 접속', '은행[.]닷컴 접속'],
    ['은행.이름/로그인', '은행[.]이름/로그인'],
    ['evil.рф', 'evil[.]рф'],
    ['банк.рф', 'банк[.]рф'],
    ['bank.中国', 'bank[.]中国'],
    ['evil。com', 'evil[。]com'],
    ['evil．com', 'evil[．]com'],
    ['evil｡com', 'evil[｡]com'],
    ['evil․com', 'evil[․]com'],
    ['evil.ｃｏｍ', 'evil[.]ｃｏｍ'],
    ['evil.ⓒⓞⓜ', 'evil[.]ⓒⓞⓜ'],
    ['evil.\u200bcom', 'evil[.]\u200bcom'],
    ['evil-.com', 'evil-[.]com'],
    ['evil_.com', 'evil_[.]com'],
    ['💰.com', '💰[.]com'],
    ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
    ['evil.pdf.com', 'evil.pdf[.]com'],
    ['invoice.zip', 'invoice[.]zip'],
    ['1.2.3.4/login', '1[.]2[.]3[.]4/login'],
    ['1．2．3．4/login', '1[．]2[．]3[．]4/login'],
    ['1.2.3.4.com', '1[.]2[.]3[.]4[.]com'],
  ])('holds %s as %s', (text, plain) => {
    expect(withoutLiveLinks(text)).toBe(plain);
  });

  it.each([
    '안녕하세요. 견적을 부탁드립니다.감사합니다.',
    '2026.11.15.(일) 오후 3.5시간, 10:30까지 답을 주십시오.저는 김하늘입니다.',
    '1.제품 2.가격 3.납기',
    '면적은 3.5㎡, 예산은 1.234.567원, 담당: 김 과장, 연락처:010-1234-5678',
    '첨부: 도면.pdf, 사진 1.JPG, 견적서.hwpx 를 보내 주세요.',
    'Please send 3.5 kg by 5 p.m. (e.g. on Monday), i.e. before 12.30. Thank you!',
    'Technical data: 4.2 bar. Time: 10:30. The U.S. office is closed…so write.',
    'Harga Rp1.500.000, mis. untuk PT A.B.C., dll. Terima kasih.',
    'El Sr. Gómez de Aire S.A. de C.V. llega a las 10.30 h. Gracias.',
    'Version 2.0.1 of ficha.docx and plan.xlsx',
  ])('leaves %s alone', (text) => {
    expect(withoutLiveLinks(text)).toBe(text);
  });

  // A hundred times as long as an inquiry may be: what is not linear never comes to its end.
  it.each(['a', '.', 'a.', 'aa.', '1.', '1.2.3.', '-', 'a-', '。', '한.', '한국.한국', 'x\u200b.'])(
    'is made of many %s as fast as of few',
    (piece) => {
      const text = piece.repeat(2_000_000 / piece.length);
      expect(withoutLiveLinks(text).length).toBeGreaterThanOrEqual(text.length);
    },
  );
});
