import type { PostFile, PostFileType } from '#domain/post-file.ts';

const types: Record<PostFileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  hwpx: 'application/hwp+zip',
  zip: 'application/zip',
};

/** A browser saves it, and shows nothing of it as part of this site. */
export function fileHeaders({ name, type }: Pick<PostFile, 'name' | 'type'>) {
  return {
    'Content-Type': types[type],
    'Content-Disposition': `attachment; filename="file.${type}"; filename*=UTF-8''${encodeName(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

/** RFC 8187 allows fewer characters than an address has. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
