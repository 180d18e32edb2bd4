import type { Config } from '../config.ts';
import { checkBackups } from './backups.ts';
import { checkDataFolder } from './data-folder.ts';
import { checkDatabase } from './database.ts';
import { checkFiles } from './file-store.ts';
import { type Finding, runCheck } from './finding.ts';
import { checkInbox } from './inbox.ts';
import { checkInstallation } from './installation.ts';
import { checkMail } from './mail.ts';
import { checkScanner } from './scanner.ts';
import { checkSiteAddress } from './site-address.ts';

/** Looks at all that the site relies on, side by side. Changes nothing but probes it takes away. */
export async function examine(config: Config, patience?: number): Promise<Finding[]> {
  const checks: [name: string, check: (config: Config) => Promise<Finding[]>][] = [
    ['program', checkInstallation],
    ['data folder', checkDataFolder],
    ['database', checkDatabase],
    ['files', checkFiles],
    ['backups', checkBackups],
    ['mail', checkMail],
    ['inbox', checkInbox],
    ['scanner', checkScanner],
    ['address', checkSiteAddress],
  ];
  const findings = await Promise.all(
    checks.map(([name, check]) => runCheck(name, () => check(config), patience)),
  );
  return findings.flat();
}
