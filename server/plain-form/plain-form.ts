import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ReadWords } from '#content/words.ts';
import { fileFields } from '#domain/inquiry-fields.ts';
import { type FormStop, isFormStop } from '#domain/insight.ts';
import type { Language } from '#domain/language.ts';
import { pagePath, pages } from '#domain/pages.ts';
import type { Config } from '../config.ts';
import { readDiskRoom } from '../files/disk-room.ts';
import { temporaryFolder } from '../files/receive.ts';
import { reserveUpload } from '../files/upload-quota.ts';
import type { TakeSlot } from '../files/upload-slots.ts';
import { abandonUpload } from '../files/uploads.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { limitClients } from '../http/client-limits.ts';
import { requireSameSite } from '../http/same-site.ts';
import type { FieldErrors } from '../inquiries/check-inquiry.ts';
import type { SubmitParts } from '../inquiries/inquiries.ts';
import type { VisitCounter } from '../insight/insight.ts';
import { readAddress } from '../pages/addresses.ts';
import type { Documents } from '../pages/documents.ts';
import { QueueFull } from '../pages/render-queue.ts';
import { hashAddress } from '../rate-limits/rate-limits.ts';
import { nextStep, type StepNumber } from './next-step.ts';
import type { PostedForm } from './posted-form.ts';
import { hasEndlessField, readPosted } from './read-posted.ts';
import {
  discardFiles,
  type FormRoom,
  hasFiles,
  type ReceivedForm,
  receiveForm,
} from './receive-form.ts';
import { type FileParts, storeFiles } from './store-files.ts';
import { submitPosted } from './submit-posted.ts';

interface Parts extends FileParts, Omit<SubmitParts, 'database' | 'now' | 'metrics'> {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'dataDir' | 'filesUrl'>;
  documents: Pick<Documents, 'postedPage'>;
  takeSlot: TakeSlot;
  words: ReadWords;
  visits?: Pick<VisitCounter, 'stepShown' | 'stopped' | 'wayOf' | 'sent'>;
}

/** Each answer is rendered; three steps with a few corrections are a dozen. */
const posts = { burst: 60, perSecond: 0.5 };

const stepPaths = [pages.stepOne.path, pages.stepTwo.path, pages.stepThree.path] as string[];

interface Step {
  step: StepNumber;
  language: Language;
  visitor: string;
}

/** The three steps as plain forms on the addresses of the pages, for visitors without scripts. */
export function plainFormApi(parts: Parts) {
  const { config, database, metrics, takeSlot, log, secret, words, visits } = parts;
  const limit = limitClients(posts);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.on('POST', ['/contact/:step', '/:language/contact/:step'], requireSameSite(config), post);

  async function post(c: Context<{ Bindings: HttpBindings }>): Promise<Response> {
    const address = readAddress(c.req.path);
    const step = address.kind === 'page' ? stepPaths.indexOf(address.path) + 1 : 0;
    if (address.kind !== 'page' || step === 0) return c.notFound() as Response;
    const { language } = address;
    const visitor = clientNetworkOf(c, config.trustProxy);
    const at = { step: step as StepNumber, language, visitor };
    if (!limit.allow(visitor)) {
      metrics.limitReached('plain-form');
      return notice(words, language, 429, { 'Retry-After': '2' });
    }
    // Texts are short: only files take part in what is limited by their number.
    if (!hasFiles(c.env.incoming)) return answer(c, at);
    const endSlot = await takeSlot(hashAddress(secret, visitor), c.env.incoming);
    if (typeof endSlot === 'string') return notice(words, language, 503, { 'Retry-After': '10' });
    return answer(c, at).finally(endSlot);
  }

  async function answer(c: Context<{ Bindings: HttpBindings }>, at: Step): Promise<Response> {
    const room = roomFor(at);
    const received = await receiveForm(c.env.incoming, room);
    if (!received.ok)
      return notice(words, at.language, refusals[received.reason], { Connection: 'close' });
    try {
      return await show(c.env.incoming, received.form, at);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return notice(words, at.language, 503, { 'Retry-After': '1' });
    } finally {
      await discardFiles(received.form, room);
    }
  }

  /** A file is reserved for as `/api/files` does it, and only when this form is to be submitted. */
  function roomFor({ step, visitor }: Step): FormRoom {
    return {
      folder: temporaryFolder(config.dataDir),
      async reserve(values, bytes) {
        const now = database.now();
        const next = nextStep(readPosted(values, now), { step, ...readAsked(values) });
        if (next.kind !== 'submit') return { ok: false, error: 'not-kept' };
        const diskRoom = await readDiskRoom(config);
        const hashed = hashAddress(secret, visitor);
        const order = { visitor: hashed, bytes, room: diskRoom, now };
        const reserved = await reserveUpload(database, order);
        if (reserved.ok) return reserved;
        metrics.uploadRefused(reserved.reason);
        return { ok: false, error: reserved.reason };
      },
      // When this fails, the room is free again once the reservation has run out.
      giveBack: (reservation, arrived) =>
        abandonUpload(parts, reservation, arrived).catch(() => {}),
    };
  }

  async function show(
    req: IncomingMessage,
    form: ReceivedForm,
    { step, language, visitor }: Step,
  ): Promise<Response> {
    if (hasEndlessField(form.values)) return notice(words, language, 413, {});
    const now = database.now();
    const posted = readPosted(form.values, now);
    const page = (status: number) =>
      parts.documents.postedPage(pathOf(step, language), posted, status);
    const next = nextStep(posted, { step, ...readAsked(form.values) });
    if (next.kind === 'back') {
      // With its method and body, so that the address is always that of the step on the screen.
      return new Response(null, {
        status: 307,
        headers: { Location: pathOf(next.to, language), 'Cache-Control': 'no-store' },
      });
    }
    if (next.kind === 'show') {
      posted.errors = next.errors;
      const stops = stopsOf(next.errors);
      if (stops.length > 0) visits?.stopped(req, stops);
      else visits?.stepShown(req, { path: stepPaths[step - 1] as string, language });
      return page(stops.length > 0 ? 422 : 200);
    }
    const status = await submit(req, form, posted, { language, visitor, now });
    if (status === 200) visits?.sent(req);
    else visits?.stopped(req, [...stopsOf(posted.errors), ...fileStopsOf(posted)]);
    return page(status);
  }

  async function submit(
    req: IncomingMessage,
    form: ReceivedForm,
    posted: PostedForm,
    sender: { language: Language; visitor: string; now: number },
  ): Promise<number> {
    try {
      await storeFiles(parts, form, posted);
      if (Object.keys(posted.missingFiles).length > 0) return 422;
      const referralCode = form.values.get('referralCode') ?? '';
      const way = await visits?.wayOf(req);
      return await submitPosted(parts, posted, { ...sender, referralCode, way });
    } catch (error) {
      log.error(error);
      posted.outcome = { ok: false, reason: 'failed' };
      return 503;
    }
  }

  return app;
}

/** What keeps the visitor from the next step; a file that is gone has a field of its own. */
function stopsOf(errors: FieldErrors): FormStop[] {
  return Object.entries(errors)
    .map(([name, error]) => `${name}.${error}`)
    .filter(isFormStop);
}

function fileStopsOf({ missingFiles }: PostedForm): FormStop[] {
  return fileFields.flatMap((name) => {
    const error = missingFiles[name]?.error;
    return error ? [`${name}.${error}` as const] : [];
  });
}

function readAsked(values: Map<string, string>) {
  const from = Math.min(Math.max(Math.trunc(Number(values.get('from'))) || 1, 1), 3) as StepNumber;
  return { from, isEdit: values.has('edit') };
}

function pathOf(step: StepNumber, language: Language): string {
  const names = { 1: 'stepOne', 2: 'stepTwo', 3: 'stepThree' } as const;
  return pagePath(names[step], language);
}

const refusals = { malformed: 400, 'too-large': 413, 'wrong-type': 415 } as const;

/** Where there is nothing to show the form with; Back still has what was typed. */
function notice(
  words: ReadWords,
  language: Language,
  status: number,
  headers: Record<string, string>,
): Response {
  const { error, tooLarge } = words('contact', language, 'alerts');
  return new Response(status === 413 ? tooLarge : error, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
