import { describe, expect, it } from 'vitest';
import { answeredIdsOf, isAutomatic, readHeaders, recipientsOf } from './headers.ts';

const id = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`;

describe('the headers of a mail', () => {
  it('are read over several lines, under any spelling, and each time they occur', () => {
    const headers = readHeaders(
      'TO: a@b.example,\r\n\tc@d.example\r\nDelivered-To: e@f.example\r\nno header\r\n: x\r\n',
    );
    expect(recipientsOf(headers)).toBe('a@b.example, c@d.example, e@f.example');
  });

  it('name what is answered, the newest first, and only what may be ours', () => {
    const headers = readHeaders(
      `References: <${id(1)}@a.example> <x@y.example>\r\n <${id(2)}@a.example>\r\nIn-Reply-To: <${id(3)}@a>`,
    );
    expect(answeredIdsOf(headers)).toEqual([id(3), id(2), id(1)]);
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'auto-submitted: auto-generated; x',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'Return-Path: <>',
    'List-Id: <news.example>',
    'Content-Type: multipart/report; boundary=x',
  ])('tell by %s that a program wrote it', (line) => {
    expect(isAutomatic(readHeaders(line))).toBe(true);
  });

  it.each(['Auto-Submitted: no', 'Precedence: normal', 'Return-Path: <a@b.example>', ''])(
    'leave it to a person with %s',
    (line) => {
      expect(isAutomatic(readHeaders(line))).toBe(false);
    },
  );
});
