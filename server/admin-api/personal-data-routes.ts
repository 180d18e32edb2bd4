import { Readable } from 'node:stream';
import { z } from 'zod';
import { isCorrectableField } from '#domain/correction.ts';
import { dayInSeoul } from '#domain/seoul.ts';
import {
  mayAnswerInquiries,
  mayCorrectInquiries,
  mayEraseInquiries,
  mayHandOutInquiries,
} from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { correctInquiry } from '../inquiries/corrections.ts';
import { readCertificate, writeCertificate } from '../inquiries/erasure-certificate.ts';
import { writeHandOut } from '../inquiries/hand-out-archive.ts';
import { contactOf, findPerson, maxPersonInquiries, readContact } from '../inquiries/person.ts';
import { printedPagePolicy } from '../inquiries/printed-page.ts';
import { eraseTogether } from '../inquiries/retention.ts';
import { readSettings } from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

const gone = () => problem('not-found', 'There is no such inquiry, or it has been erased.');

const inquiryIds = z.object({ ids: z.array(z.uuid()).min(1).max(maxPersonInquiries) });

const fieldValue = z.union([z.string().max(100_000), z.boolean()]);

/** What a person may ask for: all that is kept about them, a correction, erasure. */
export function personalDataRoutes({ database, config, files, words, log }: AdminContext) {
  return [
    /** Not in the address, which browsers and proxies keep: an address or a number is personal. */
    route(
      'POST /inquiries/person',
      {
        permission: mayAnswerInquiries,
        body: z.union([
          z.object({ inquiry: z.uuid() }),
          z.object({ contact: z.string().trim().min(1).max(500) }),
        ]),
      },
      async ({ body, record }) => {
        const subject = 'inquiry' in body ? body.inquiry : undefined;
        const contact =
          'inquiry' in body ? await contactOf(database, body.inquiry) : readContact(body.contact);
        if (!contact) {
          if (subject) return gone();
          const fields = { contact: 'not-allowed' };
          return problem('invalid', 'This is no e-mail address or telephone number.', { fields });
        }
        const found = await findPerson(database, contact, subject);
        const details = { hits: found.inquiries.length };
        await database.write((trx) =>
          record(trx, { act: 'inquiry.person-search', subject, details }),
        );
        return found;
      },
    ),

    route(
      'POST /inquiries/hand-out',
      { permission: mayHandOutInquiries, body: inquiryIds },
      async ({ body, record }) => {
        const inquiries = await database.db
          .selectFrom('inquiries')
          .select(['id', 'reference', 'language'])
          .where('id', 'in', body.ids)
          .where('erased_at', 'is', null)
          .orderBy('number', 'desc')
          .execute();
        const [newest] = inquiries;
        if (!newest) return gone();
        // Written down before the first byte leaves the server.
        await database.write(async (trx) => {
          for (const { id } of inquiries) {
            await record(trx, { act: 'inquiry.hand-out', subject: id });
          }
        });
        const settings = await readSettings(database.db);
        const hasScanner = config.clamdUrl !== undefined;
        const parts = { database, files, hasScanner, settings, words };
        const archive = await writeHandOut(parts, inquiries, newest.language);
        const name = `personal-data-${dayInSeoul(database.now())}.zip`;
        return new Response(Readable.toWeb(archive) as ReadableStream, {
          headers: {
            'Content-Type': 'application/zip',
            'Content-Disposition': `attachment; filename="${name}"`,
            'Cache-Control': 'private, no-store',
          },
        });
      },
    ),

    route(
      'POST /inquiries/:id/corrections',
      {
        permission: mayCorrectInquiries,
        body: z.object({
          reason: z.string().trim().min(1).max(500),
          changes: z
            .array(
              z.object({
                field: z.string().refine(isCorrectableField),
                from: fieldValue,
                to: fieldValue,
              }),
            )
            .min(1)
            .max(20),
        }),
      },
      async ({ param, account, from, body }) => {
        const act = {
          id: param('id'),
          kind: database.kind,
          actor: account.id,
          from,
          now: database.now(),
        };
        const result = await database.write((trx) => correctInquiry(trx, act, body));
        if (result.ok) return undefined;
        if (result.reason === 'not-found') return gone();
        if (result.reason === 'invalid') {
          return problem('invalid', 'Some fields are wrong.', { fields: result.fields });
        }
        const fields = Object.entries(result.fields).map(([name, value]) => [name, String(value)]);
        return problem('conflict', 'Somebody else has changed this meanwhile.', {
          fields: Object.fromEntries(fields),
        });
      },
    ),

    route(
      'POST /inquiries/erase',
      { permission: mayEraseInquiries, body: inquiryIds },
      async ({ account, from, body }) => {
        const parts = { database, dataDir: config.dataDir, log };
        const erased = await eraseTogether(parts, body.ids, { actor: account.id, from });
        return erased.length > 0 ? { erased } : gone();
      },
    ),

    /** Opened in a tab of its own, to be printed or saved; there is nothing personal in it. */
    route(
      'GET /inquiries/:id/certificate',
      { permission: mayEraseInquiries },
      async ({ param }) => {
        const certificate = await readCertificate(database, param('id'));
        if (!certificate) return problem('not-found', 'This inquiry has not been erased.');
        const settings = await readSettings(database.db);
        const backupDays = config.backupUrl ? config.backupDays : undefined;
        return new Response(writeCertificate(certificate, settings, words, backupDays), {
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Disposition': `inline; filename="${certificate.references[0]}.html"`,
            'Cache-Control': 'private, no-store',
            'Content-Security-Policy': printedPagePolicy,
          },
        });
      },
    ),
  ];
}
