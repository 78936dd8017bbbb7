/** The rules of a document that can be told before anything is sent; what a file really is, the server reads from its bytes. */
import {
  documentKinds,
  documentTypes,
  MAX_DOCUMENT_BYTES,
  type DocumentKind,
} from '../../../../../shared/model/document-product.ts';

const endings: Record<DocumentKind, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  html: ['html', 'htm'],
  md: ['md', 'markdown'],
  txt: ['txt'],
};

/** What a file input offers. */
export const documentAccept = documentKinds
  .flatMap((kind) => [...documentTypes[kind], ...endings[kind].map((ending) => `.${ending}`)])
  .join(',');

/** By the end of its name: browsers know no type for half of them. */
function kindOfName(name: string): DocumentKind | undefined {
  const lower = name.toLowerCase();
  return documentKinds.find((kind) => endings[kind].some((ending) => lower.endsWith(`.${ending}`)));
}

export type CheckedDocument =
  { ok: true; contentType: string } | { ok: false; code: 'document_kind_unknown' | 'document_too_large' };

/** The kind is told before the size. */
export function checkDocument({ name, size }: Pick<File, 'name' | 'size'>): CheckedDocument {
  const kind = kindOfName(name);
  const contentType = kind && documentTypes[kind][0];
  if (contentType === undefined) return { ok: false, code: 'document_kind_unknown' };
  return size > MAX_DOCUMENT_BYTES ? { ok: false, code: 'document_too_large' } : { ok: true, contentType };
}
