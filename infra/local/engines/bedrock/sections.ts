/** Numbered headings within a passage of a document: they say what the text below is about, and answer nothing themselves. */

export type Section = {
  /** Empty above the first one. */
  heading: string;
  text: string;
};

/** `5.8 Hot water`, `7 Cleaning`, `C1 Selbstbeteiligung`, `E. Fahrräder`; `30 minutes` is none. */
const NUMBERED = /^(?:\p{Lu}?\d+(?:\.\d+)+\s+\S|\p{Lu}(?:\d+|\.)\s+\S|\d{1,2}\s+[\p{Lu}\p{Lo}])/u;
const NAMED = /^(?:(?:part|section|chapter|kapitel|teil|abschnitt|الباب|หมวด)\s\S+|第\S{1,3}[章節节])\s+\S/iu;

const LONGEST = 80;
const ENDS_SENTENCE = /[.!?;,。！？；，؟،|]\s*$/u;
const CELL = ' | ';

/** The sections in their order. A line is a heading only with text below it. */
export function sectionsOf(text: string): Section[] {
  const lines = text.split('\n');
  const sections: Section[] = [{ heading: '', text: '' }];
  lines.forEach((line, index) => {
    const last = sections.at(-1);
    if (index < lines.length - 1 && isHeading(line)) {
      const isBelowAnother = last?.heading !== '' && last?.text === '';
      sections.push({ heading: isBelowAnother ? `${last.heading}\n${line}` : line, text: '' });
    } else if (last) last.text += `${last.text === '' ? '' : '\n'}${line}`;
  });
  return sections.filter((section) => section.text !== '');
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST || ENDS_SENTENCE.test(line) || line.includes(CELL)) return false;
  return NUMBERED.test(line) || NAMED.test(line);
}
