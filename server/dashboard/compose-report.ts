import { type Period, periodOf } from '#domain/period.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { checkedAddress } from '../mail/address.ts';
import type { ComposeMail, MailText } from '../mail/mail-text.ts';
import { readDashboard } from './dashboard.ts';
import { drawReport } from './draw-report.ts';
import { listReportReaders } from './report-subscriptions.ts';
import { readSiteState } from './site-state.ts';
import { writeReport } from './write-report.ts';

interface Parts {
  config: { dataDir: string; backupUrl: string | undefined };
  database: Database;
  /** The public origin, for the link into the back office. */
  origin: string;
  log: Pick<Log, 'error'>;
}

/** Writes the report of the month before the mail was queued, once for all who read one language. */
export function reportComposer({ config, database, origin, log }: Parts): ComposeMail {
  const written = new Map<StaffLanguage, { of: number; text: Promise<MailText> }>();

  async function write(period: Period, language: StaffLanguage): Promise<MailText> {
    const figures = await readDashboard(database, { name: 'last-month', period });
    const { openByAge } = await readSiteState(database, config);
    const waiting = Object.values(openByAge).reduce((sum, count) => sum + count, 0);
    const text = writeReport({ figures, waiting, language, origin });
    // Its figures are in the table: a machine that cannot draw does not keep them back.
    const pictures = await drawReport(figures, language).catch((error: unknown) => {
      log.error(error, { during: 'drawing the monthly report' });
      return [];
    });
    return { ...text, pictures };
  }

  return async (mail) => {
    const to = checkedAddress(mail.recipient ?? '');
    // Somebody may have changed their mind while it waited.
    if (!(await listReportReaders(database.db)).includes(to.address)) return undefined;
    const [language = 'ko'] = (await findMailLanguages(database.db, [to.address])).values();
    const of = mail.created_at;
    const known = written.get(language);
    const text = known?.of === of ? known.text : write(periodOf('last-month', of), language);
    written.set(language, { of, text });
    try {
      return { text: await text, language, to };
    } catch (error) {
      // What could not be read is read anew the next time.
      written.delete(language);
      throw error;
    }
  };
}
