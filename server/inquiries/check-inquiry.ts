import { z } from 'zod';
import { businessTypes, emptyDraft, type FieldError } from '#domain/inquiry.ts';
import { type FieldName, inquiryFields, type TextFieldName } from '#domain/inquiry-fields.ts';
import { languages } from '#domain/language.ts';
import { checkText, type TextRule } from '#domain/text.ts';

const error = (error: FieldError) => ({ error });

/** Old senders leave fields out, send null or an empty string: all three mean "not given". */
const given = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

/** Checked and cleaned by the function with which the form checks it. */
const textBy = (rule: TextRule) =>
  z
    .preprocess((value) => value ?? '', z.string(error('not-allowed')))
    .transform((raw, context) => {
      const checked = checkText(raw, rule);
      if (checked.ok) return checked.text;
      context.addIssue(checked.error);
      return z.NEVER;
    });

const text = (name: TextFieldName) => textBy(inquiryFields[name].text);

const line = (limit: number) => textBy({ limit, isRequired: false, isMultiline: false });

const maybe = <T extends z.ZodType>(field: T) => z.preprocess(given, field.optional());

const fallback = <T extends z.ZodType>(field: T, value: z.input<T>) =>
  z.preprocess((input) => given(input) ?? value, field);

const uuid = () => z.uuid(error('not-allowed')).transform((id) => id.toLowerCase());

/** In the order of the form: the fingerprint of an inquiry depends on it. */
const fields = {
  interestedField: text('interestedField'),
  detail: text('detail'),
  file: text('file'),
  sample: fallback(z.boolean(error('not-allowed')), emptyDraft.sample),
  businessType: fallback(z.enum(businessTypes, error('not-allowed')), emptyDraft.businessType),
  companyName: text('companyName'),
  name: text('name'),
  phoneNumber: text('phoneNumber'),
  email: text('email'),
  homePageAddress: text('homePageAddress'),
  introduction: text('introduction'),
} satisfies Record<FieldName, z.ZodType>;

/** What `POST /api/inquiry` takes as `data`; fields it does not name are left behind. */
const inquirySchema = z.object({
  ...fields,
  fileId: maybe(uuid()),
  introductionId: maybe(uuid()),
  language: fallback(
    z
      .int(error('not-allowed'))
      .min(0, error('not-allowed'))
      .max(languages.length - 1, error('not-allowed')),
    0,
  ),
  idempotencyKey: maybe(uuid()),
  /** Not stated is accepted and recorded as such; a stated refusal is not an inquiry we may keep. */
  consent: maybe(z.literal(true, error('not-agreed'))),
  consentVersion: maybe(line(50)),
  /** The honeypot: a field that no person sees, so whoever fills it in is a program. */
  referralCode: maybe(line(500)),
  /** How long the form was open before it was sent, in milliseconds, as the form measured it. */
  elapsed: maybe(z.number(error('not-allowed'))),
});

export type Inquiry = z.output<typeof inquirySchema>;

export type FieldErrors = Partial<Record<keyof Inquiry, FieldError>>;

type CheckedInquiry =
  | { ok: true; inquiry: Inquiry }
  | { ok: false; reason: 'malformed' }
  | { ok: false; reason: 'invalid'; fields: FieldErrors };

export function checkInquiry(data: unknown): CheckedInquiry {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { ok: false, reason: 'malformed' };
  }
  const result = inquirySchema.safeParse(data);
  return result.success
    ? { ok: true, inquiry: result.data }
    : { ok: false, reason: 'invalid', fields: fieldErrorsOf(result.error) };
}

type CheckedField = { ok: true; value: string | boolean } | { ok: false; error: FieldError };

/** One field by the rule of the whole, for a correction. */
export function checkField(name: FieldName, value: unknown): CheckedField {
  const result = fields[name].safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, error: result.error.issues[0]?.message as FieldError };
}

/** The first error of each field, keyed by the field's name. */
function fieldErrorsOf({ issues }: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors as FieldErrors;
}
