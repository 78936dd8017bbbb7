/**
 * Blocks of a DOCX document, by way of HTML (mammoth). Only its words are unpacked, no pictures; words that nobody sees are
 * left out, as Word leaves hidden ones out (SECURITY.md T42); nothing outside of the file is read.
 */
import { strToU8, zipSync } from 'fflate';
import type { DraftBlock } from './compose-page.ts';
import { DocumentUnreadable } from './document-unreadable.ts';
import { readHtml } from './read-html.ts';
import { readZip } from './read-zip.ts';

/** Of all its parts that hold words, in bytes: each takes a hundred of memory while it is read. */
const MAX_WORDS_BYTES = 20 * 1024 * 1024;

/** Of all parts, those that close included: the library holds every one of them in memory. */
const MAX_TAGS = 150_000;
const LESS_THAN = 0x3c;
/** Of one tag: the reader compares each with all before it. */
const MAX_ATTRIBUTES = 200;
/** Marks that say how words look, and not what they say: most of what Word writes. */
const LOOKING = [
  'rFonts sz szCs lang b bCs i iCs u color kern shd highlight noProof vanish webHidden spacing ind jc contextualSpacing keepNext keepLines widowControl snapToGrid',
  'proofErr bookmarkStart bookmarkEnd lastRenderedPageBreak lsdException top left bottom right insideH insideV tcW tblW gridCol vAlign tblLook cnfStyle trHeight cantSplit',
];
const LOOKS = new RegExp(`<w:(?:${LOOKING.join(' ').replaceAll(' ', '|')})(?:\\s[^<>]*)?/>`, 'g');
/** What these leave behind. */
const NO_LOOKS = /<w:([rp]Pr)><\/w:\1>/g;
const ATTRIBUTE = /=\s*["']/g;

const WORDS = /^(?:\[Content_Types\]\.xml|_rels\/[^/]+|word\/[^/]+\.xml|word\/_rels\/[^/]+)$/;

/** What a run says that nobody sees: it is hidden, or smaller than two points (`w:sz` counts half ones). */
const HIDING = /<w:(?:(?:vanish|webHidden)(?:\s*\/>|\s+w:val="(?:1|true|on)"\s*\/>)|sz\s+w:val="[0-3]")/g;
const HIDING_OR_WHITE = new RegExp(`${HIDING.source}|<w:color\\s+w:val="[fF]{6}"`, 'g');
/** Something that white words may stand on: a shade, a marker, a shape. */
const GROUND = /w:fill="(?!auto"|[fF]{6}")|<w:(?:highlight|background)\s|<(?:wps|v):/;

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/** Throws DocumentUnreadable: `damaged`, `encrypted`, `zip_bomb`, `too_long`. */
export async function readDocx(bytes: Uint8Array): Promise<DraftBlock[]> {
  return readHtml(await toHtml(readZip(bytes, (name) => WORDS.test(name), MAX_WORDS_BYTES)));
}

async function toHtml(files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const parts = [...files].map(([name, data]) => ({ name, xml: checkedXml(data) }));
  const hiding = parts.some(({ xml }) => GROUND.test(xml)) ? HIDING : HIDING_OR_WHITE;
  const words = parts.map(({ name, xml }) => {
    return [name, strToU8(isOfWords(name) ? withoutLooks(withoutHidden(xml, hiding)) : xml)] as const;
  });
  const tags = words.reduce((sum, [, data]) => sum + countTags(data), 0);
  if (tags > MAX_TAGS) throw new DocumentUnreadable('too_long', 'tags');
  // Only this one kind needs the library: other kinds are read without it.
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(Object.fromEntries(words), { level: 0 })) },
      { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return value;
  } catch (error) {
    throw new DocumentUnreadable('damaged', String(error));
  }
}

const isOfWords = (name: string): boolean => /^word\/[^/]+\.xml$/.test(name);

/** Throws DocumentUnreadable for what no program for texts writes, and what would take too much to read. */
function checkedXml(data: Uint8Array): string {
  const xml = new TextDecoder().decode(data);
  // No document needs a type of its own; its entities are how XML grows without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new DocumentUnreadable('damaged', 'document type');
  for (const [tag] of xml.matchAll(/<[^<]*/g)) {
    if ((tag.match(ATTRIBUTE)?.length ?? 0) > MAX_ATTRIBUTES) throw new DocumentUnreadable('damaged', 'attributes');
  }
  return xml;
}

function countTags(data: Uint8Array): number {
  let tags = 0;
  for (const byte of data) if (byte === LESS_THAN) tags += 1;
  return tags;
}

const withoutLooks = (xml: string): string => xml.replaceAll(LOOKS, '').replaceAll(NO_LOOKS, '');

/** The words of each run whose properties hide it, as far as the run's end. */
function withoutHidden(xml: string, hiding: RegExp): string {
  const parts: string[] = [];
  let position = 0;
  // Each end is looked for once, however many marks stand before it.
  let [properties, end] = [0, 0];
  for (const { index } of xml.matchAll(hiding)) {
    if (index < position) continue;
    if (properties < index) properties = xml.indexOf('</w:rPr>', index);
    if (properties === -1) break;
    // The same mark in the properties of a paragraph hides its end only.
    if (xml.startsWith('</w:pPr>', properties + '</w:rPr>'.length)) continue;
    if (end < properties) end = xml.indexOf('</w:r>', properties);
    if (end === -1) break;
    parts.push(xml.slice(position, properties + '</w:rPr>'.length));
    position = end;
  }
  parts.push(xml.slice(position));
  return parts.join('');
}
