import * as z from 'zod/mini';
import type { FieldNameOfStep } from './inquiry-fields.ts';
import { languages } from './language.ts';
import { cleanLine, cleanText, lengthOf, maxRawLength } from './text.ts';

export const businessTypes = [
  'publicInstitution',
  'corporate body',
  'corporation',
  'individual',
] as const;

export type BusinessType = (typeof businessTypes)[number];

/** In the order in which an inquiry goes through them. */
export const inquiryStatuses = ['new', 'in progress', 'answered', 'closed'] as const;

export type InquiryStatus = (typeof inquiryStatuses)[number];

export const lineLimit = 500;
export const detailLimit = 20_000;

/** Which wording of the consent text the form shows; raise it whenever that text changes. */
export const consentVersion = '2026-11-16';

/** What can be wrong with a field. The form says each of these in the visitor's language. */
export type FieldError = 'required' | 'too-long' | 'not-allowed' | 'not-agreed' | 'file-gone';

const error = (error: FieldError) => ({ error });

/** Old senders leave fields out, send null or an empty string: all three mean "not given". */
const given = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

/** The raw length is looked at first: cleaning is work, and what is far too long is not worth it. */
function words(limit: number, clean: (value: string) => string) {
  const raw = z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string(error('not-allowed')).check(z.maxLength(maxRawLength(limit), error('too-long'))),
  );
  return z.pipe(
    z.pipe(raw, z.transform(clean)),
    z.string().check(z.refine((value) => lengthOf(value) <= limit, error('too-long'))),
  );
}

const line = () => words(lineLimit, cleanLine);

const required = (field: ReturnType<typeof words>) =>
  z.pipe(field, z.string().check(z.minLength(1, error('required'))));

const maybe = <T extends z.ZodMiniType>(field: T) => z.pipe(z.transform(given), z.optional(field));

const fallback = <T extends z.ZodMiniType>(field: T, value: z.input<T>) =>
  z.pipe(
    z.transform((input: unknown): unknown => given(input) ?? value),
    field,
  );

const uuid = () =>
  z.pipe(
    z.uuid(error('not-allowed')),
    z.transform((id) => id.toLowerCase()),
  );

/** The inquiry itself. */
const stepOneSchema = z.object({
  interestedField: line(),
  detail: required(words(detailLimit, cleanText)),
  file: line(),
  sample: fallback(z.boolean(error('not-allowed')), false),
} satisfies Record<FieldNameOfStep<1>, z.ZodMiniType>);

/** Who asks. */
const stepTwoSchema = z.object({
  businessType: fallback(z.enum(businessTypes, error('not-allowed')), 'individual'),
  companyName: line(),
  name: required(line()),
  phoneNumber: required(line()),
  email: line(),
  homePageAddress: line(),
  introduction: line(),
} satisfies Record<FieldNameOfStep<2>, z.ZodMiniType>);

/** What `POST /api/inquiry` takes as `data`; fields it does not name are left behind. */
const inquirySchema = z.object({
  ...stepOneSchema.shape,
  ...stepTwoSchema.shape,
  fileId: maybe(uuid()),
  introductionId: maybe(uuid()),
  language: fallback(
    z
      .int(error('not-allowed'))
      .check(z.gte(0, error('not-allowed')), z.lte(languages.length - 1, error('not-allowed'))),
    0,
  ),
  idempotencyKey: maybe(uuid()),
  /** Not stated is accepted and recorded as such; a stated refusal is not an inquiry we may keep. */
  consent: maybe(z.literal(true, error('not-agreed'))),
  consentVersion: maybe(words(50, cleanLine)),
  /** The honeypot: a field that no person sees, so whoever fills it in is a program. */
  referralCode: maybe(line()),
  /** How long the form was open before it was sent, in milliseconds, as the form measured it. */
  elapsed: maybe(z.number(error('not-allowed'))),
});

export type Inquiry = z.output<typeof inquirySchema>;

/** The specification's draft, as the three steps fill it. */
export type InquiryDraft = z.output<typeof stepOneSchema> & z.output<typeof stepTwoSchema>;

export type FieldErrors = Partial<Record<keyof Inquiry, FieldError>>;

export const emptyDraft: InquiryDraft = {
  interestedField: '',
  detail: '',
  file: '',
  sample: false,
  businessType: 'individual',
  companyName: '',
  name: '',
  phoneNumber: '',
  email: '',
  homePageAddress: '',
  introduction: '',
};

export type InquiryResult =
  | { ok: true; inquiry: Inquiry }
  | { ok: false; reason: 'malformed' }
  | { ok: false; reason: 'invalid'; fields: FieldErrors };

export function checkInquiry(data: unknown): InquiryResult {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { ok: false, reason: 'malformed' };
  }
  const result = inquirySchema.safeParse(data);
  return result.success
    ? { ok: true, inquiry: result.data }
    : { ok: false, reason: 'invalid', fields: fieldErrorsOf(result.error) };
}

/** The first error of each field, keyed by the field's name. */
function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors as FieldErrors;
}
