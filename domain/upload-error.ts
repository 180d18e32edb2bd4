/** Why an upload was refused; the form says each of these in the visitor's language. */
const uploadErrors = [
  'too-large',
  'wrong-type',
  'not-what-it-says',
  'empty',
  'expands-too-far',
  'picture-too-large',
  'runnable-inside',
  'cannot-be-checked',
  'too-many',
  'no-room',
  'failed',
] as const;

export type UploadError = (typeof uploadErrors)[number];

export function isUploadError(value: unknown): value is UploadError {
  return uploadErrors.includes(value as UploadError);
}
