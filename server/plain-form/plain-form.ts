import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Language } from '#domain/language.ts';
import { pagePath, pages } from '#domain/pages.ts';
import type { Config } from '../config.ts';
import { temporaryFolder } from '../files/receive.ts';
import type { TakeSlot } from '../files/upload-slots.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { limitClients } from '../http/client-limits.ts';
import { requireSameSite } from '../http/same-site.ts';
import type { SubmitParts } from '../inquiries/inquiries.ts';
import type { Log } from '../log/log.ts';
import { readAddress } from '../pages/addresses.ts';
import type { Documents } from '../pages/documents.ts';
import { QueueFull } from '../pages/render-queue.ts';
import { hashAddress } from '../rate-limits/rate-limits.ts';
import { nextStep, type StepNumber } from './next-step.ts';
import type { PostedForm } from './posted-form.ts';
import { readPosted } from './read-posted.ts';
import { type ReceivedForm, receiveForm, removeFiles } from './receive-form.ts';
import { type FileParts, storeFiles } from './store-files.ts';
import { submitPosted } from './submit-posted.ts';

interface Parts extends FileParts, Omit<SubmitParts, 'database' | 'now' | 'metrics'> {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'dataDir' | 'filesUrl'>;
  documents: Pick<Documents, 'postedPage'>;
  takeSlot: TakeSlot;
  log: Pick<Log, 'error'>;
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
  const { config, metrics, takeSlot, log, secret } = parts;
  const limit = limitClients(posts);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.on('POST', ['/contact/:step', '/:language/contact/:step'], requireSameSite(config), post);

  async function post(c: Context<{ Bindings: HttpBindings }>): Promise<Response> {
    const address = readAddress(c.req.path);
    const step = address.kind === 'page' ? stepPaths.indexOf(address.path) + 1 : 0;
    if (address.kind !== 'page' || step === 0) return c.notFound() as Response;
    const visitor = clientNetworkOf(c, config.trustProxy);
    if (!limit.allow(visitor)) {
      metrics.limitReached('plain-form');
      return plainText(429, 'Please wait a moment.', { 'Retry-After': '2' });
    }
    const endSlot = await takeSlot(hashAddress(secret, visitor), c.env.incoming);
    if (typeof endSlot === 'string') {
      return plainText(503, 'Please try again in a moment.', { 'Retry-After': '10' });
    }
    try {
      return await answer(c, { step: step as StepNumber, language: address.language, visitor });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return plainText(503, 'Please try again in a moment.', { 'Retry-After': '1' });
    } finally {
      endSlot();
    }
  }

  async function answer(c: Context<{ Bindings: HttpBindings }>, at: Step): Promise<Response> {
    const received = await receiveForm(
      c.env.incoming,
      temporaryFolder(config.dataDir),
      (values) => at.step === 3 && readAsked(values, 3).isSubmit && values.get('consent') === 'on',
    );
    if (!received.ok) {
      const [status, text] = refusals[received.reason];
      return plainText(status, text, { Connection: 'close' });
    }
    try {
      return await show(received.form, at);
    } finally {
      await removeFiles(received.form);
    }
  }

  async function show(form: ReceivedForm, { step, language, visitor }: Step): Promise<Response> {
    const now = parts.database.now();
    const posted = readPosted(form.values, now);
    const page = (status: number) =>
      parts.documents.postedPage(pathOf(step, language), posted, status);
    const next = nextStep(posted, { step, ...readAsked(form.values, step) });
    if (next.kind === 'back') {
      // With its method and body, so that the address is always that of the step on the screen.
      return new Response(null, {
        status: 307,
        headers: { Location: pathOf(next.to, language), 'Cache-Control': 'no-store' },
      });
    }
    if (next.kind === 'show') {
      posted.errors = next.errors;
      return page(Object.keys(next.errors).length > 0 ? 422 : 200);
    }
    await storeFiles(parts, form, posted, hashAddress(secret, visitor));
    if (Object.keys(posted.missingFiles).length > 0) return page(422);
    const referralCode = form.values.get('referralCode') ?? '';
    return page(await submit(posted, { language, visitor, referralCode, now }));
  }

  async function submit(posted: PostedForm, sender: Parameters<typeof submitPosted>[2]) {
    try {
      return await submitPosted(parts, posted, sender);
    } catch (error) {
      log.error(error);
      posted.outcome = { ok: false, reason: 'failed' };
      return 503;
    }
  }

  return app;
}

function readAsked(values: Map<string, string>, step: StepNumber) {
  const from = Math.min(Math.max(Math.trunc(Number(values.get('from'))) || 1, 1), 3) as StepNumber;
  const isEdit = values.has('edit');
  return { from, isEdit, isSubmit: step === 3 && from === 3 && !isEdit };
}

function pathOf(step: StepNumber, language: Language): string {
  const names = { 1: 'stepOne', 2: 'stepTwo', 3: 'stepThree' } as const;
  return pagePath(names[step], language);
}

const refusals = {
  malformed: [400, 'This form could not be read.'],
  'too-large': [413, 'This form is too large.'],
  'wrong-type': [415, 'This address takes forms.'],
} as const;

function plainText(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
