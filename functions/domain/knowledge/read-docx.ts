/**
 * Blocks of a DOCX document, by way of HTML (mammoth). Only its words are unpacked, no pictures; hidden words (`w:vanish`)
 * are left out as Word leaves them out (SECURITY.md T42); nothing outside of the file is read.
 */
import { strToU8, zipSync } from 'fflate';
import type { DraftBlock } from './compose-page.ts';
import { DocumentUnreadable } from './document-unreadable.ts';
import { readHtml } from './read-html.ts';
import { readZip } from './read-zip.ts';

/** Of all its parts that hold words, in bytes: each takes a hundred of memory while it is read. */
const MAX_WORDS_BYTES = 20 * 1024 * 1024;

const WORDS = /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|word\/[^/]+\.xml|word\/_rels\/[^/]+)$/;

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/** Throws DocumentUnreadable: `damaged`, `encrypted`, `zip_bomb`, `too_long`. */
export async function readDocx(bytes: Uint8Array): Promise<DraftBlock[]> {
  const files = readZip(bytes, (name) => WORDS.test(name));
  const total = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_WORDS_BYTES) throw new DocumentUnreadable('too_long', 'words');
  return readHtml(await toHtml(files));
}

async function toHtml(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const words = Object.fromEntries([...files].map(([name, data]) => [name, visibleWords(name, data)]));
  // Only this one kind needs the library: other kinds are read without it.
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(words, { level: 0 })) },
      { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return value;
  } catch (error) {
    throw new DocumentUnreadable('damaged', String(error));
  }
}

function visibleWords(name: string, data: Uint8Array): Uint8Array {
  if (!/^word\/[^/]+\.xml$/.test(name)) return data;
  const xml = new TextDecoder().decode(data);
  // No document needs a type of its own; its entities are how XML grows without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new DocumentUnreadable('damaged', 'document type');
  return strToU8(withoutHidden(xml));
}

/** The words of each run whose properties hide it, as far as the run's end. */
function withoutHidden(xml: string): string {
  const parts: string[] = [];
  let position = 0;
  for (const { index } of xml.matchAll(/<w:(?:vanish|webHidden)(?:\s*\/>|\s+w:val="(?:1|true|on)"\s*\/>)/g)) {
    if (index < position) continue;
    // The same mark in the properties of a paragraph hides its end only.
    const properties = xml.indexOf('</w:rPr>', index);
    const isRun = properties !== -1 && !xml.startsWith('</w:pPr>', properties + '</w:rPr>'.length);
    const end = isRun ? xml.indexOf('</w:r>', properties) : -1;
    if (end === -1) continue;
    parts.push(xml.slice(position, properties + '</w:rPr>'.length));
    position = end;
  }
  parts.push(xml.slice(position));
  return parts.join('');
}
