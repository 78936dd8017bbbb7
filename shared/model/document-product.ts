/**
 * Products of a company whose documents can be asked (specification 1, section 1: document chat), their documents, and
 * what a visitor sees of them. Lengths are characters after trimming.
 */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { longText, shortText } from '../rules/short-text.ts';
import { Level } from './learning-level.ts';
import { Photo } from './photo.ts';

export const DocumentProductId = z.string().regex(/^[0-9A-Z]{26}$/);
export const FileId = z.string().regex(/^[0-9A-Z]{26}$/);

/** What a document may be, by its file. */
export const documentKinds = ['pdf', 'docx', 'html', 'md', 'txt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Media types under which browsers send them; what a file really is, its bytes say. */
export const documentTypes: Record<DocumentKind, readonly string[]> = {
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  html: ['text/html'],
  md: ['text/markdown', 'text/x-markdown'],
  txt: ['text/plain'],
};

/** Largest document, in bytes, most pages of it, and most documents of a product. */
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024;
export const MAX_DOCUMENT_PAGES = 1_000;
export const MAX_DOCUMENTS = 100;

/**
 * `waiting` for its turn; `reading` its text; `indexing` its passages; `ready` to be asked; `failed`, for the reason
 * that stands beside it.
 */
export const documentStates = ['waiting', 'reading', 'indexing', 'ready', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document cannot be asked; each has words of its own on the screen. */
export const documentFailures = [
  'encrypted',
  'damaged',
  'without_text',
  'damaged_marks',
  'too_long',
  'too_large',
  'zip_bomb',
  'empty',
  'kind_unknown',
  'internal',
] as const;
export type DocumentFailure = (typeof documentFailures)[number];

export const DocumentFile = z.strictObject({
  fileId: FileId,
  /** As it was called on the device. */
  name: z.string(),
  kind: z.enum(documentKinds),
  bytes: z.number().int().nonnegative(),
  state: z.enum(documentStates),
  /** Of the state that it is in: pages read, or passages indexed. */
  progress: z.strictObject({ done: z.number().int(), total: z.number().int() }),
  failure: z.enum(documentFailures).nullable(),
  /** What may be wrong with what was read, although it can be asked. */
  warning: z.enum(['damaged_marks', 'some_pages_without_text']).nullable(),
  pages: z.number().int().nonnegative(),
  passages: z.number().int().nonnegative(),
  /** Whether visitors may download it; its cited pages they see in any case. */
  isShared: z.boolean(),
  /** Counts replacements and readings; citations name it. */
  version: z.number().int().positive(),
  addedAt: z.iso.datetime(),
});
export type DocumentFile = z.infer<typeof DocumentFile>;

/** Most suggested questions that a company writes itself. */
export const MAX_SUGGESTED_QUESTIONS = 6;

/** What the public chat page shows besides the name. */
export const ChatPageTexts = z.strictObject({
  logo: Photo.nullable(),
  greeting: shortText(300, { optional: true }),
  description: longText(2_000),
  suggestedQuestions: z.array(shortText(160)).max(MAX_SUGGESTED_QUESTIONS),
  /** Said when the documents do not hold the answer; empty: the product's own words. */
  standardReply: shortText(500, { optional: true }),
  /** In which the texts are written, and probably the documents. */
  language: z.enum(languageValues),
});
export type ChatPageTexts = z.infer<typeof ChatPageTexts>;

/** `public`: anybody with the link; `agency`: on the pages of agents alone; `off`: nobody but the editors. */
export const visibilities = ['public', 'agency', 'off'] as const;

/** Most sites that may embed a chat, and most agents who are named. */
export const MAX_EMBED_SITES = 20;
export const MAX_ALLOWED_AGENTS = 500;

/** Origin of a site, e.g. `https://www.example.com`; http only for this machine. */
export const EmbedSite = z
  .string()
  .max(200)
  .regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)$/);

export const ShareSettings = z.strictObject({
  visibility: z.enum(visibilities),
  /** Which of the agents bound to the company may show it; null: all of them. */
  allowedAgents: z.array(z.string().max(60)).max(MAX_ALLOWED_AGENTS).nullable(),
  /** Which level of the learning portal they need for that; null: none. */
  requiredLevel: Level.nullable(),
  /** Sites whose pages may embed the chat. */
  embedSites: z.array(EmbedSite).max(MAX_EMBED_SITES),
});
export type ShareSettings = z.infer<typeof ShareSettings>;

export const DocumentProductName = shortText(80);

/** A product in the company's list. */
export const DocumentProductSummary = z.strictObject({
  productId: DocumentProductId,
  name: z.string(),
  logo: Photo.nullable(),
  visibility: z.enum(visibilities),
  files: z.number().int().nonnegative(),
  readyFiles: z.number().int().nonnegative(),
  failedFiles: z.number().int().nonnegative(),
  /** Of the files that are ready. */
  pages: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type DocumentProductSummary = z.infer<typeof DocumentProductSummary>;

/** As its editor sees it. */
export const DocumentProduct = DocumentProductSummary.extend({
  texts: ChatPageTexts,
  share: ShareSettings,
  /** Counts what has changed in what the chat knows; what was made from an older one is made anew. */
  knowledgeVersion: z.number().int().nonnegative(),
});
export type DocumentProduct = z.infer<typeof DocumentProduct>;

/** In a visitor's list. */
export const ChatProductCard = z.strictObject({
  productId: DocumentProductId,
  name: z.string(),
  description: z.string(),
  logo: Photo.nullable(),
});
export type ChatProductCard = z.infer<typeof ChatProductCard>;

/** Where a citation leads: the page of a document, and the span of its text that was cited. */
export const DocumentPlace = z.strictObject({
  fileId: FileId,
  version: z.number().int().positive(),
  /** From 1; of documents without pages, the number of the section. */
  page: z.number().int().positive(),
  /** UTF-16 code units of the page's text. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type DocumentPlace = z.infer<typeof DocumentPlace>;

/** One page as it was read, for the editor's preview and for who follows a citation. */
export const DocumentPageView = z.strictObject({
  page: z.number().int().positive(),
  /** Lines separated by line feeds. */
  text: z.string(),
  /** In points, the origin at the top left; null for documents without pages. */
  size: z.strictObject({ width: z.number(), height: z.number() }).nullable(),
  /** Where the lines of the text stand on the page, one each; empty for documents without pages. */
  lines: z.array(
    z.strictObject({
      start: z.number().int(),
      end: z.number().int(),
      left: z.number(),
      top: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
});
export type DocumentPageView = z.infer<typeof DocumentPageView>;
