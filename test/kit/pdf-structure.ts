/** What a PDF of the typesetter says of itself: its objects lie open, only streams are packed. */

export type PdfStructure = { language: string; title: string; isTagged: boolean; isAccessible: boolean };

export function pdfStructure(pdf: Buffer): PdfStructure {
  const text = pdf.toString('latin1');
  const metadata = pdf.toString('utf8');
  return {
    language: /\/Type\s*\/Catalog[^]*?\/Lang\s*\(([^)]*)\)/.exec(text)?.[1] ?? '',
    title: /<dc:title>.*?<rdf:li[^>]*>([^<]*)</s.exec(metadata)?.[1] ?? '',
    isTagged: /\/MarkInfo\s*<<\s*\/Marked\s+true/.test(text) && /\/StructTreeRoot\s+\d+ 0 R/.test(text),
    isAccessible: /<pdfuaid:part>1</.test(metadata),
  };
}

export type PdfFont = { name: string; isEmbedded: boolean };

/** Each font, as the file names it: `ABCDEF+Paperlatin-Regular`. */
export function pdfFonts(pdf: Buffer): PdfFont[] {
  const objects = pdf
    .toString('latin1')
    .split(/\bendobj\b/)
    .filter((object) => /\/Type\s*\/FontDescriptor\b/.test(object));
  return objects.map((object) => ({
    name: /\/FontName\s*\/([^\s/]+)/.exec(object)?.[1] ?? '',
    isEmbedded: /\/FontFile[23]?\s+\d+ 0 R/.test(object),
  }));
}
