import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DocumentKind, documentHeaders } from './security-headers.ts';

const siteUrl = 'https://noshine.example';

function policyOf(kind: DocumentKind, scripts: string[] = []): Record<string, string> {
  const policy = documentHeaders(kind, siteUrl, { scripts })['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('a page that is edited in a frame of the back office', () => {
  it('runs one script, by its hash, and no file', () => {
    const hash = createHash('sha256').update('run()').digest('base64');
    expect(policyOf('editable', ['run()'])['script-src']).toBe(`'sha256-${hash}'`);
    expect(policyOf('editable')['script-src']).toBe("'none'");
  });

  it('can neither ask for anything nor send a form', () => {
    const policy = policyOf('editable');
    expect(policy['connect-src']).toBe("'none'");
    expect(policy['form-action']).toBe("'none'");
    expect(policy['default-src']).toBe("'none'");
    expect(policy['require-trusted-types-for']).toBe("'script'");
  });

  it('is shown by the site itself only, and kept nowhere', () => {
    const headers = documentHeaders('editable', siteUrl);
    expect(policyOf('editable')['frame-ancestors']).toBe("'self'");
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('has the isolation that the back office around it asks for', () => {
    const isolated = ['Cross-Origin-Embedder-Policy', 'Cross-Origin-Opener-Policy'];
    const [frame, around] = [
      documentHeaders('editable', siteUrl),
      documentHeaders('admin', siteUrl),
    ];
    for (const name of isolated) expect(frame[name]).toBe(around[name]);
    for (const name of isolated) expect(frame[name]).toBeDefined();
  });
});

describe('other documents', () => {
  it('run the scripts of the site and ask it for data', () => {
    for (const kind of ['page', 'posted', 'admin', 'preview'] as const) {
      expect(policyOf(kind)['script-src']).toBe("'self'");
      expect(policyOf(kind)['connect-src']).toBe("'self'");
      expect(policyOf(kind)['form-action']).toBe("'self'");
    }
  });

  it('are shown in no frame, but for previews', () => {
    for (const kind of ['page', 'posted', 'admin'] as const) {
      expect(policyOf(kind)['frame-ancestors']).toBe("'none'");
      expect(documentHeaders(kind, siteUrl)['X-Frame-Options']).toBe('DENY');
    }
    expect(policyOf('preview')['frame-ancestors']).toBe("'self'");
  });
});
