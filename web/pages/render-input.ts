import type { PublicPage } from '../../shared/model/page.ts';
import type { ProductCard } from '../../shared/model/product.ts';
import type { Post } from '../../shared/model/post.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';
import type { PageTexts } from './page-texts.ts';

/** A picture of the page, ready to draw. */
export type PagePhoto = {
  /** A data URI of a small WebP, shown with the first response, or an address on the media host. */
  src: string;
  /** The same picture, sharper: laid over an inlined one, chosen by the browser for one with an address. */
  srcLarge?: string;
  /** Size of `src` in its own px: it keeps the place free, so that nothing moves. */
  width: number;
  height: number;
  alt: string;
};

/** Addresses of the built islands: `first`, and `texts-<language>` for each language that has texts. */
export type IslandManifest = {
  /** CSP hashes of the inline scripts, as `sha256-…`. */
  inlineScriptHashes: string[];
  islands: Record<string, string>;
};

/** The web fonts of a page. A live page has files of its own with the glyphs that it uses, the preview whole style sheets. */
export type PageFonts = {
  /** `@font-face` rules. */
  css: string;
  /** Families in place of the font's own one. */
  families: { name?: string; about?: string };
  /** Addresses of the files that the first screen needs. */
  preload: string[];
  /** Addresses of style sheets. */
  stylesheets: string[];
};

export type RenderInput = {
  page: PublicPage;
  /** The language of this document. */
  language: LanguageValue;
  /** All languages that the page is published in; the page's own one is at its bare address. */
  languages: LanguageValue[];
  /** Texts of `language`. */
  texts: PageTexts;
  /** How each of the other languages offers the page in it; the preview offers nothing. */
  offers?: Partial<Record<LanguageValue, PageTexts['offer']>>;
  /** Origin of the pages and of the islands, e.g. `https://example.com`. */
  appOrigin: string;
  /** Origin of published pictures. */
  mediaOrigin: string;
  photos: { profile?: PagePhoto; main?: PagePhoto; cover?: PagePhoto };
  /** The newest news, at most POSTS_ON_PAGE. */
  posts: Post[];
  hasMorePosts: boolean;
  /** The owner's products in their order; the page shows the first of them. */
  products?: readonly ProductCard[];
  islands: IslandManifest;
  /** The page has a business card: while its owner's plan includes one, which a trial does until its end. */
  businessCard?: { until: string | null };
  /** The picture that goes with a link, as `LINK_PICTURE` has it: its path on the page's origin. Absent until it is drawn. */
  linkPicture?: string;
  /** Absent where the owner chose fonts that devices have. */
  fonts?: PageFonts;
  /** Some of what is shown was translated by the model; the page says so. */
  isMachineTranslated?: true;
  /** Shown in the footer, e.g. `1.4.0`. */
  version?: string;
  /** Nothing is counted, sent or indexed; the owner tries the assistant uncounted. */
  isPreview?: boolean;
};
