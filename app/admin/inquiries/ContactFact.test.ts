import { expect, it } from 'vitest';
import { contactAddress } from './ContactFact.tsx';

it.each([
  ['phoneNumber', '010-1234-5678', 'tel:01012345678'],
  ['phoneNumber', '+82 (0)10 1234', 'tel:+820101234'],
  ['phoneNumber', '없음', undefined],
  ['email', ' kim@example.com ', 'mailto:kim@example.com'],
  ['email', 'kim@example.com?bcc=all@example.com', undefined],
  ['homePageAddress', 'www.example.com/about', 'https://www.example.com/about'],
  ['homePageAddress', 'HTTP://example.com', 'HTTP://example.com'],
  ['homePageAddress', 'javascript:alert(1)', undefined],
  ['homePageAddress', 'https://user@evil.example', undefined],
  ['homePageAddress', '없습니다', undefined],
] as const)('leads from %s %s to %s', (contact, text, address) => {
  expect(contactAddress(contact, text)).toBe(address);
});
