import type { Config } from '../config.ts';
import { openScanner } from '../files/clamd.ts';
import { type Finding, fault, good } from './finding.ts';

export async function checkScanner({ clamdUrl }: Config): Promise<Finding[]> {
  if (!clamdUrl) return [good('CLAMD_URL is not set: files are not scanned')];
  const answers = await openScanner(clamdUrl).answers();
  return [answers ? good(`${clamdUrl} answers`) : fault(`${clamdUrl} does not answer`)];
}
