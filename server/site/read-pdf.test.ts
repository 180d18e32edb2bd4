import { describe, expect, it } from 'vitest';
import { makePdf } from '../../tests/support/pdf.ts';
import { readPdf } from './read-pdf.ts';

const script = '/S /JavaScript /JS (app.alert\\(1\\))';

describe('a PDF', () => {
  it('is counted', async () => {
    expect(await readPdf(makePdf(1))).toEqual({ ok: true, pages: 1 });
    expect(await readPdf(makePdf(12))).toEqual({ ok: true, pages: 12 });
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000')],
    ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page of the web that says so', Buffer.from('<script>alert(1)</script> %PDF-1.4')],
    ['nothing', Buffer.alloc(0)],
    ['one that was cut off', makePdf(3).subarray(0, 40)],
    ['one without a page', makePdf(0)],
  ])('is not %s', async (_, bytes) => {
    expect(await readPdf(bytes)).toEqual({ ok: false, reason: 'not-a-pdf' });
  });

  it.each([
    ['a script when it is opened', `/OpenAction << ${script} >>`],
    ['a script by name', `/Names << /JavaScript << /Names [(a) << ${script} >>] >> >>`],
    ['a script when it is printed', `/AA << /WP << ${script} >> >>`],
    [
      'a file inside',
      '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a.exe) /EF << /F 1 0 R >> >>] >> >>',
    ],
  ])('may not have %s', async (_, more) => {
    expect(await readPdf(makePdf(1, more))).toEqual({ ok: false, reason: 'not-only-pages' });
  });
});
