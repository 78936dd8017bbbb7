/** About this many characters of the story show before "View more": eight lines on a phone. */
const openLength = 340;

/** Less than this is not worth hiding. */
const worthHiding = 120;

const sentenceEnd = /[.!?。！？؟…]["'”’»)]?(?=\s|$)|[。！？]/gu;

/** Paragraphs of a story: those shown at once, and those behind "View more". */
export type SplitAbout = { open: string[]; more: string[] };

/** Parts a story at a paragraph's or a sentence's end near the length that shows at once; a short one stays whole. */
export function splitAbout(aboutMe: string): SplitAbout {
  const paragraphs = aboutMe.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  const open: string[] = [];
  let room = openLength;
  for (const [index, paragraph] of paragraphs.entries()) {
    const rest = paragraphs.slice(index + 1);
    if (lengthOf([paragraph, ...rest]) <= room + worthHiding) return { open: [...open, paragraph, ...rest], more: [] };
    if (open.length > 0 && room < worthHiding) return { open, more: [paragraph, ...rest] };
    if (paragraph.length > room) return cutParagraph(open, paragraph, rest, room);
    open.push(paragraph);
    room -= paragraph.length;
  }
  return { open, more: [] };
}

function cutParagraph(open: string[], paragraph: string, rest: string[], room: number): SplitAbout {
  const end = lastSentenceEnd(paragraph, room);
  if (end === 0) return open.length > 0 ? { open, more: [paragraph, ...rest] } : { open: [paragraph], more: rest };
  const tail = paragraph.slice(end).trim();
  return { open: [...open, paragraph.slice(0, end)], more: tail === '' ? rest : [tail, ...rest] };
}

/** Where the last sentence that fits ends; the first one's end when even that is longer, unless it is the whole. */
function lastSentenceEnd(paragraph: string, room: number): number {
  const ends = [...paragraph.matchAll(sentenceEnd)].map(({ index, 0: mark }) => index + mark.length);
  return ends.findLast((end) => end <= room) ?? 0;
}

function lengthOf(paragraphs: string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
