import { expect, it } from 'vitest';
import { formatRegistrationNumber, isRegistrationNumber, socialServiceOf } from './company.ts';

it('a registration number is ten digits whose last one follows from the others', () => {
  for (const real of ['1208147521', '2208162517', '1248100998']) {
    expect(isRegistrationNumber(real), real).toBe(true);
    const other = (Number(real.at(-1)) + 1) % 10;
    expect(isRegistrationNumber(`${real.slice(0, 9)}${other}`), real).toBe(false);
  }
  for (const wrong of ['', '123456789', '12345678901', '120-81-47521', '１２０８１４７５２１']) {
    expect(isRegistrationNumber(wrong), wrong).toBe(false);
  }
  expect(formatRegistrationNumber('1208147521')).toBe('120-81-47521');
});

it('a social link is one of a known service, over https', () => {
  expect(socialServiceOf('https://www.youtube.com/@noshine')).toBe('YouTube');
  expect(socialServiceOf('https://blog.naver.com/noshine')).toBe('Naver Blog');
  expect(socialServiceOf('https://pf.kakao.com/_abc')).toBe('KakaoTalk');
  for (const wrong of [
    'http://youtube.com/',
    'https://notyoutube.com/',
    'https://youtube.com.example/',
    'https://youtube.com@evil.example/',
    'https://x@youtube.com/',
    'https://youtube.com:8443/',
    'javascript:alert(1)//youtube.com',
    'youtube.com/@noshine',
    'https://naver.com/',
  ]) {
    expect(socialServiceOf(wrong), wrong).toBeUndefined();
  }
});
