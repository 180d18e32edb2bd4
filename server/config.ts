import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { passwordLength } from '#domain/staff.ts';
import { readInboxUrl } from './inbound-mail/inbox-url.ts';

/** `noshine.example` is fine, `noshine.example/path` is not: links are built by appending paths. */
const origin = z
  .string()
  .refine((value) => /^https?:/i.test(value) && URL.canParse(value), {
    error: 'must be an http(s) origin such as https://www.example.com',
  })
  .refine((value) => !URL.canParse(value) || isBare(new URL(value)), {
    error: 'must be an origin without a path',
  })
  .transform((value) => new URL(value).origin);

function isBare({ origin, protocol, href }: URL): boolean {
  return !/^https?:/.test(protocol) || href === `${origin}/`;
}

/** As digits: `1e3` or `0x50` is more likely a mistake than meant. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a number from ${min} to ${max}`,
    })
    .transform(Number);

const address = '[^\\s@<>(),;:"]+@[^\\s@<>(),;:"]+';
/** As a mail shows it: an address, or a name and the address in angle brackets. */
const sender = new RegExp(`^(?:${address}|(?:"[^"\\r\\n]+"|[^"<>,;@\\r\\n]+?) ?<${address}>)$`);
const recipients = new RegExp(`^${address}(?:\\s*,\\s*${address})*$`);

/** Where ClamAV's daemon listens; nothing but that may be in it. */
function isClamdAddress(value: string): boolean {
  if (!/^(tcp|unix):\/\//.test(value) || !URL.canParse(value)) return false;
  const { protocol, host, port, pathname, username, search, hash } = new URL(value);
  if (username || search || hash) return false;
  return protocol === 'tcp:' ? Boolean(port) && !pathname : !host && pathname.length > 1;
}

const clamdError = 'must be tcp://host:3310 or unix:///run/clamav/clamd.ctl';

function isBackupAddress(value: string): boolean {
  return URL.canParse(value) && /^(s3:\/\/[^/]+|file:\/\/\/[^?#]+)/.test(value);
}

const inboxError =
  'must be imaps://user:password@host/INBOX, or off; when the user is no e-mail address, ?address= names that of the mailbox';

const backupError = 'must be s3://bucket/folder or file:///folder';

/** Nothing, whatever was set up in the back office: for a copy of a site. */
const off = z.literal('off');

const environment = z
  .object({
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    SITE_URL: origin.optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional(),
    FILES_URL: z
      .url({ protocol: /^s3$/, hostname: /./, error: 'must be an s3://bucket address' })
      .optional(),
    SMTP_URL: z
      .union([
        off,
        z.url({
          protocol: /^smtp(s|\+insecure)?$/,
          hostname: /./,
          error: 'must be an smtp://, smtps:// or smtp+insecure:// address, or off',
        }),
      ])
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(sender, {
        error: 'must be an address such as site@example.com or Name <site@example.com>',
      })
      .optional(),
    MAIL_TO: z
      .string()
      .regex(recipients, { error: 'must be an e-mail address, or several separated by commas' })
      .optional(),
    INBOX_URL: z
      .string()
      .refine((value) => value === 'off' || readInboxUrl(value) !== undefined, {
        error: inboxError,
      })
      .optional(),
    ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(passwordLength.min, { error: `must have at least ${passwordLength.min} characters` })
      .optional(),
    SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    CLAMD_URL: z.string().refine(isClamdAddress, { error: clamdError }).optional(),
    WORKERS: z
      .union([z.literal('auto'), wholeNumber(1, 64)], {
        error: 'must be a number from 1 to 64, or auto for one per core',
      })
      .default(1),
    METRICS_PORT: wholeNumber(1, 65535).optional(),
    DRAIN_SECONDS: wholeNumber(0, 300).default(5),
    BACKUP_URL: z.string().refine(isBackupAddress, { error: backupError }).optional(),
    BACKUP_AT: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 03:15' })
      .default('03:15'),
    BACKUP_DAYS: wholeNumber(1, 3650).default(14),
  })
  .refine((env) => !env.SMTP_URL || env.SMTP_URL === 'off' || (env.MAIL_FROM && env.MAIL_TO), {
    path: ['SMTP_URL'],
    when: () => true,
    error: 'needs MAIL_FROM and MAIL_TO beside it',
  })
  .refine((env) => !env.ADMIN_PASSWORD === !env.ADMIN_EMAIL, {
    path: ['ADMIN_EMAIL'],
    when: () => true,
    error: 'and ADMIN_PASSWORD belong together',
  })
  .refine((env) => !env.METRICS_PORT || env.METRICS_PORT !== env.PORT, {
    path: ['METRICS_PORT'],
    when: () => true,
    error: 'must be another one than PORT: metrics are not for visitors',
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    /** The public origin when it is known; links and mails fall back to http://localhost:PORT. */
    siteUrl: env.SITE_URL,
    databaseUrl: env.DATABASE_URL,
    filesUrl: env.FILES_URL,
    /** Undefined: what an owner has set up in the back office, or nothing. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: env.MAIL_TO,
    /** The mailbox into which customers answer; undefined as with `smtpUrl`. */
    inboxUrl: env.INBOX_URL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    secret: env.SECRET,
    trustProxy: env.TRUST_PROXY,
    clamdUrl: env.CLAMD_URL,
    /** How many processes share the port. */
    workers: env.WORKERS === 'auto' ? availableParallelism() : env.WORKERS,
    /** Undefined when nobody asks for metrics. */
    metricsPort: env.METRICS_PORT,
    /** How long it goes on answering after SIGTERM, while it tells balancers to look elsewhere. */
    drainSeconds: env.DRAIN_SECONDS,
    backupUrl: env.BACKUP_URL,
    /** The time of day in Seoul. */
    backupAt: env.BACKUP_AT,
    backupDays: env.BACKUP_DAYS,
  }));

export type Config = z.output<typeof environment>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; errors: string[] };

/** Reads the environment; an empty variable counts as unset, as shells and unit files write it. */
export function readConfig(variables: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return { ok: true, config: result.data };
  const errors = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return { ok: false, errors };
}
