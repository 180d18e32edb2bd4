import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const schemas = { sitemap: ['--schema', 'sitemap.xsd'], feed: ['--relaxng', 'atom.rng'] };

/** What xmllint has against a document: that it is not well formed, or not by its schema. */
export function checkWithXmllint(kind: keyof typeof schemas, xml: string): string[] {
  const [option = '', file = ''] = schemas[kind];
  const args = ['--noout', '--nonet', option, join(import.meta.dirname, file), '-'];
  const { status, stderr, error } = spawnSync('xmllint', args, { input: xml, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? [] : stderr.trim().split('\n');
}
