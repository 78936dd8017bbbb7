/** The header that names a download (RFC 6266): a plain name for old programs, the whole name in UTF-8 for the others. */
export function contentDisposition(name: string): string {
  const safe = name.replaceAll(/[\p{C}\s\\/:*?"<>|%;]+/gu, ' ').trim();
  const plain = safe.replaceAll(/[^\w. -]+/g, '_');
  const encoded = encodeURIComponent(safe.toWellFormed()).replaceAll(
    /['()!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
