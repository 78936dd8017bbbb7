/** A document as it was read: its pages, their blocks, and the passages that answers rest on. */
import * as z from 'zod';
import { DocumentPageView } from '../../../shared/model/document-product.ts';

/**
 * What a part of a page is, so that passages keep headings, tables and lists whole. Each item of a list is a block. The
 * lines of a table are its rows, and stay lines; those of all others are broken where the page ends, and can be joined.
 * Running heads, feet and page numbers stand in the page's text, but in none of its blocks.
 */
export const Block = z.object({
  kind: z.enum(['heading', 'paragraph', 'list', 'table']),
  /** Of the page's text, in UTF-16 code units. */
  start: z.number().int(),
  end: z.number().int(),
  /** Of a heading, from 1; of a table, how many of its first rows are its head; 0 for all others. */
  level: z.number().int(),
});
export type Block = z.infer<typeof Block>;

/** In `pages.json`: what the page says and where its lines stand, with its blocks in their order. */
export const DocumentPage = DocumentPageView.extend({ blocks: z.array(Block) });
export type DocumentPage = z.infer<typeof DocumentPage>;

/**
 * In `passages.json`: what is found, read by the model and cited, as a whole. Its text is what the page says from `start`
 * to `end`, with the lines of a paragraph joined. The rest of a table begins with the table's head once more, and the rest
 * of a list with the sentence that leads it in: these words alone stand elsewhere, before `start` or on an earlier page.
 */
export const KeptPassage = z.object({
  page: z.number().int(),
  /** Of the page's text, in UTF-16 code units. */
  start: z.number().int(),
  end: z.number().int(),
  /** The headings that it stands under, the outermost first, without those that its text begins with. */
  headings: z.array(z.string()),
  text: z.string(),
});
export type KeptPassage = z.infer<typeof KeptPassage>;

/** A passage that was found for a question, and where it stands. */
export type FoundPassage = KeptPassage & {
  fileId: string;
  version: number;
  fileName: string;
  /** Place in the file's passages, from 0. */
  index: number;
  /** Of the fused ranks; larger is better. */
  score: number;
};
