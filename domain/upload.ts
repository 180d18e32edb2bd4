export const uploadLimit = 20 * 1024 * 1024;

/** As texts name it. */
export const uploadLimitInMegabytes = String(uploadLimit / 1024 / 1024);

const uploadTypes = [
  'pdf',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'xls',
  'xlsx',
  'hwp',
  'hwpx',
  'txt',
  'jpg',
  'png',
  'webp',
  'heic',
  'zip',
] as const;

export type UploadType = (typeof uploadTypes)[number];

/** Other spellings of the same type. */
const spellings: Record<string, UploadType> = { jpeg: 'jpg', heif: 'heic' };

/** For the file picker: `.pdf,.doc,…`. */
export const acceptedFiles = [...uploadTypes, ...Object.keys(spellings)]
  .map((extension) => `.${extension}`)
  .join(',');

/** The type a name claims, or undefined when we do not take such files. */
export function uploadTypeOf(name: string): UploadType | undefined {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const spelled = Object.hasOwn(spellings, extension) ? spellings[extension] : extension;
  return uploadTypes.find((type) => type === spelled);
}
