const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text between tags and in attributes with double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}

const forbiddenInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** XML has no way at all to write some characters: they are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(forbiddenInXml, ''));
}
