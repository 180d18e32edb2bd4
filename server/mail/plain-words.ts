/** Addresses that stay readable but that no mail program turns into a link. */
export function withoutLiveLinks(text: string): string {
  return text
    .replace(/([a-z][a-z0-9+.-]{0,20}):(?=\/\/)/gi, '$1[:]')
    .replace(/\b(mailto|tel|javascript|data):/gi, '$1[:]')
    .replace(/(?<=[a-z0-9])\.(?=[a-z]{2,})/gi, '[.]');
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
