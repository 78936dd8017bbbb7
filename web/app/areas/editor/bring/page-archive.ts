/**
 * A whole page as a file (ZIP) that its owner can keep and bring back:
 *
 *   page.json               draft, assistant, news, products (`ArchivedPage`)
 *   site/photos/<id>.webp   its pictures, by their media ids
 *   site/index.html         the live page as a document that needs nothing of ours, when one is live
 *   leads.csv               the requests of visitors
 */
import { strFromU8, strToU8, unzip, zip, type Unzipped } from 'fflate';
import * as z from 'zod';
import { AssistantSettings } from '../../../../../shared/model/assistant.ts';
import { completePage } from '../../../../../shared/model/complete-page.ts';
import { PageDraft } from '../../../../../shared/model/page.ts';
import { Post } from '../../../../../shared/model/post.ts';
import { Product } from '../../../../../shared/model/product.ts';
import { BringError } from './proposal.ts';
import { TextPath } from '../../../../../shared/model/page-languages.ts';
import { languageValues } from '../../../../../shared/places/languages.ts';
import { AnswerContent } from '../../../../../shared/model/assistant-coach.ts';
import { QuietHours } from '../../../../../shared/model/lead-settings.ts';
import { Place, QrDesign } from '../../../../../shared/model/place.ts';
import { filmFileName } from './static-site.ts';

/** Changes when an older reader would lose or misunderstand a part. 2: places, codes, answers and quiet hours. */
const FORMAT_VERSION = 2;

/** The defaults are those of a version that did not have the part: there is nothing to bring of it. */
const Beside = z.object({
  /** Of printed QR codes, with the codes that their links have. */
  places: z.array(Place).default([]),
  qrDesign: QrDesign.nullable().default(null),
  /** What the owner answered to questions that the page did not. */
  answers: z.array(AnswerContent).default([]),
  /** How the owner is told of leads. Without the webhook, whose address is as good as a key. */
  leadSettings: z.object({ quietHours: QuietHours.nullable() }).nullable().default(null),
});
/** What belongs to a page without being a part of it. */
export type Beside = z.infer<typeof Beside>;

/** The owner's own words in a language of the page, by the paths of the texts. */
const ArchivedLanguage = z.object({
  language: z.enum(languageValues),
  texts: z.array(z.object({ path: TextPath, text: z.string() })),
});
export type ArchivedLanguage = z.infer<typeof ArchivedLanguage>;

const ArchivedPage = z.object({
  format: z.literal('xpage'),
  version: z.int().positive(),
  draft: z.preprocess(completePage, PageDraft),
  assistant: AssistantSettings.nullable(),
  /** The oldest first. */
  news: z.array(Post),
  ...Beside.shape,
  languages: z.array(ArchivedLanguage).default([]),
  /** In their order. */
  products: z.array(Product).default([]),
});

export type PageArchive = Beside & {
  draft: PageDraft;
  assistant: AssistantSettings | null;
  news: Post[];
  languages: ArchivedLanguage[];
  products: Product[];
  /** By media id. */
  photos: ReadonlyMap<string, Blob>;
  /** The file of the film that the draft names, and its captions. */
  film: TakenFilm | null;
};

export type TakenFilm = { file: Blob; captions: string | null };

export type ArchiveFiles = PageArchive & { site: string | null; leads: string | null };

/** Most bytes that an archive may unpack to: a page has at most some fifty pictures. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const FILM = /^site\/film\.(mp4|webm)$/;
const CAPTIONS = 'site/captions.vtt';
const PHOTO = /^site\/photos\/([A-Za-z0-9]{1,40})\.webp$/;

export async function writeArchive({ photos, film, site, leads, ...parts }: ArchiveFiles): Promise<Blob> {
  const page: z.infer<typeof ArchivedPage> = { format: 'xpage', version: FORMAT_VERSION, ...parts };
  const pictures = await Promise.all(
    [...photos].map(
      async ([id, blob]) => [`site/photos/${id}.webp`, new Uint8Array(await blob.arrayBuffer())] as const,
    ),
  );
  const bytes = await pack({
    'page.json': strToU8(JSON.stringify(page, null, 2)),
    ...Object.fromEntries(pictures),
    ...(await filmFiles(parts.draft, film)),
    ...(site === null ? {} : { 'site/index.html': strToU8(site) }),
    ...(leads === null ? {} : { 'leads.csv': strToU8(leads) }),
  });
  return new Blob([bytes], { type: 'application/zip' });
}

async function filmFiles({ design }: PageDraft, film: TakenFilm | null): Promise<Record<string, Uint8Array>> {
  if (!film || !design.film) return {};
  return {
    [`site/${filmFileName(design.film)}`]: new Uint8Array(await film.file.arrayBuffer()),
    ...(film.captions === null ? {} : { [CAPTIONS]: strToU8(film.captions) }),
  };
}

/** Throws BringError: `bring_unknown` for a ZIP of something else, `bring_newer` for one of a later version. */
export async function readArchive(bytes: Uint8Array): Promise<PageArchive> {
  const files = await unpack(bytes);
  const json = files['page.json'];
  if (!json) throw new BringError('bring_unknown');
  const { format: _, version: __, ...parts } = parsePage(strFromU8(json));
  const photos = Object.entries(files).flatMap(([name, content]) => {
    const id = PHOTO.exec(name)?.[1];
    return id === undefined ? [] : [[id, new Blob([new Uint8Array(content)], { type: 'image/webp' })] as const];
  });
  return { ...parts, photos: new Map(photos), film: filmOf(files) };
}

function filmOf(files: Unzipped): TakenFilm | null {
  const content = Object.entries(files).find(([name]) => FILM.test(name))?.[1];
  if (!content) return null;
  const captions = files[CAPTIONS];
  return { file: new Blob([new Uint8Array(content)]), captions: captions ? strFromU8(captions) : null };
}

function parsePage(text: string): z.infer<typeof ArchivedPage> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BringError('bring_damaged', error);
  }
  const head = z.object({ format: z.literal('xpage'), version: z.int() }).safeParse(data);
  if (!head.success) throw new BringError('bring_unknown');
  if (head.data.version > FORMAT_VERSION) throw new BringError('bring_newer');
  const page = ArchivedPage.safeParse(data);
  if (!page.success) throw new BringError('bring_damaged', page.error);
  return page.data;
}

function pack(files: Record<string, Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  // Pictures are compressed already.
  zip(files, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(new Uint8Array(bytes))));
  return promise;
}

/** Only what an archive of ours has in it, and no more than it may be. */
function unpack(bytes: Uint8Array): Promise<Unzipped> {
  const { promise, resolve, reject } = Promise.withResolvers<Unzipped>();
  let total = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (name !== 'page.json' && name !== CAPTIONS && !FILM.test(name) && !PHOTO.test(name)) return false;
    total += originalSize;
    if (total > MAX_UNPACKED_BYTES) throw new BringError('bring_too_large');
    return true;
  };
  const fail = (error: unknown): void =>
    reject(error instanceof BringError ? error : new BringError('bring_damaged', error));
  try {
    unzip(bytes, { filter }, (error, files) => (error ? fail(error) : resolve(files)));
  } catch (error) {
    fail(error);
  }
  return promise;
}
