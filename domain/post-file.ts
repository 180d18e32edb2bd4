import { uploadLimit, uploadTypeOf } from './upload.ts';

/**
 * Kinds of files that a post may hand to everybody. Of what visitors may send us, the older office
 * formats are left out: they can carry macros that nobody here looks for. Pictures belong in the text.
 */
const postFileTypes = ['pdf', 'docx', 'xlsx', 'pptx', 'hwpx', 'zip'] as const;

export type PostFileType = (typeof postFileTypes)[number];

export const postFileLimit = uploadLimit;

/** For the file picker: `.pdf,.docx,…`. */
export const acceptedPostFiles = postFileTypes.map((type) => `.${type}`).join(',');

/** The type a name claims, or undefined when no post has such files. */
export function postFileTypeOf(name: string): PostFileType | undefined {
  const claimed = uploadTypeOf(name);
  return postFileTypes.find((type) => type === claimed);
}

export interface PostFile {
  /** Of one upload; another file, however alike, has another. */
  id: string;
  name: string;
  type: PostFileType;
  /** In bytes. */
  size: number;
}

/** Public while a public text names it. */
export function postFileAddress({ id, name }: Pick<PostFile, 'id' | 'name'>): string {
  return `/downloads/${id}/${encodeURIComponent(name)}`;
}

const address = /\/downloads\/([0-9a-f]{32})\//g;

/** A text that names more different files than this is no article. */
const maxFiles = 200;

/** The files that a text names, each once. */
export function filesIn(html: string): string[] {
  const found = new Set<string>();
  for (const [, id = ''] of html.matchAll(address)) {
    found.add(id);
    if (found.size === maxFiles) break;
  }
  return [...found];
}

/** What a file is called before somebody has named it. */
export function labelOfFile(name: string): string {
  return name.replace(/\.[^.]+$/, '') || name;
}
