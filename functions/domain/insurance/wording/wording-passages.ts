/** A wording as passages: what is found, read by the model and cited, each with its page of the PDF and its section. */
import * as z from 'zod';
import { createLogger } from '../../../kit/logger.ts';
import { composePage, type DraftBlock } from '../../knowledge/compose-page.ts';
import { KeptPassage } from '../../knowledge/document-page.ts';
import { makePassages } from '../../knowledge/make-passages.ts';
import { readMarkdown } from '../../knowledge/read-markdown.ts';
import { pageText, type PdfPage } from '../../knowledge/read-pdf.ts';
import { placeBlocks, type PlacedBlock } from './place-blocks.ts';
import { readWordingSource } from './wording-source.ts';

export const WordingPassage = KeptPassage.extend({
  /** The headings that it stands under and begins with, from the outermost: "5 What is covered", "5.4 You cannot go". */
  section: z.array(z.string()),
  /** Stands in a section of what is not insured. */
  isExclusion: z.boolean(),
});
export type WordingPassage = z.infer<typeof WordingPassage>;

/** @param source the wording as it is written @param read the pages of its PDF */
export function wordingPassages(source: string, read: readonly PdfPage[]): WordingPassage[] {
  const { markdown, exclusionHeadings } = readWordingSource(source);
  const pages = read.map(pageText);
  const { placed, lost } = placeBlocks(readMarkdown(markdown), pages);
  if (lost.length > 0) createLogger().warn('insurance.wording_text_lost', { blocks: lost.length });
  const passages = makePassages(pages.map((_, index) => composed(index + 1, placed)));
  return passages.map((passage) => {
    const section = [...passage.headings, ...ownHeadings(passage, placed)].slice(titles(placed));
    return { ...passage, section, isExclusion: section.some((heading) => exclusionHeadings.includes(heading)) };
  });
}

const composed = (page: number, placed: readonly PlacedBlock[]) =>
  composePage({ page, size: null, head: [], foot: [], blocks: placed.filter((block) => block.page === page) });

/** Those that its text begins with. */
function ownHeadings({ text, page }: KeptPassage, placed: readonly PlacedBlock[]): string[] {
  const known = new Set(placed.filter((block) => block.kind === 'heading' && block.page === page).map(textOf));
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !known.has(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}

const textOf = ({ lines }: DraftBlock): string => lines.map(({ text }) => text).join(' ');

/** How many headings name the document itself: a single one of the highest level. */
function titles(placed: readonly PlacedBlock[]): number {
  const headings = placed.filter(({ kind }) => kind === 'heading');
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).length === 1 ? 1 : 0;
}
