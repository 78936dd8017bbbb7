/**
 * The web fonts of a page, cut to the glyphs that it uses. Each script that the page is written in comes with its whole
 * basic alphabet, so that news and names which an island shows later find their letters too; a glyph that is missing all
 * the same is the device's.
 */
import { createHash } from 'node:crypto';
import type { PublicPage } from '../../../shared/model/page.ts';
import { isWebFont, TEXT_WEIGHT, webFonts, type FontLibrary, type WebFontId } from '../../../shared/model/web-fonts.ts';
import type { PageFonts } from '../../../web/pages/render-input.ts';
import { charactersIn, cutFont } from '../../domain/pages/cut-font.ts';
import { alphabetsOf } from './font-characters.ts';

/** Put there by the bundler: the fonts that were built with this function. */
declare const FONT_LIBRARY: FontLibrary;

/** A file of the page's own. `name` holds a hash of its content. */
export type FontFile = { name: string; body: Buffer };

export type DrawnFonts = { fonts: PageFonts; files: FontFile[] };

/** Fonts with the metrics that the stand-in is measured by, on Windows, Apple's, Android and Linux. */
const standIns = {
  sans: ['Arial', 'Helvetica', 'Roboto', 'Liberation Sans'],
  serif: ['Times New Roman', 'Times', 'Noto Serif', 'Liberation Serif'],
};

/** null when the page has none. `html`: the page without them, with all the characters that it shows. */
export async function drawFonts(page: PublicPage, html: string): Promise<DrawnFonts | null> {
  const { nameFont, aboutFont } = page.design;
  const characters = alphabetsOf(html);
  const first = { name: page.profile.displayName || page.profile.agentName, about: page.profile.aboutMe };
  const drawn = [
    ...(isWebFont(nameFont) ? [await drawFont(page, 'name', nameFont, characters, first.name)] : []),
    ...(isWebFont(aboutFont) ? [await drawFont(page, 'about', aboutFont, characters, first.about)] : []),
  ];
  if (drawn.length === 0) return null;
  const files = new Map(drawn.flatMap((font) => font.files).map((file) => [file.name, file]));
  return {
    files: [...files.values()],
    fonts: {
      css: drawn.map(({ css }) => css).join(''),
      families: Object.fromEntries(drawn.map(({ use, families }) => [use, families])),
      preload: [...new Set(drawn.flatMap(({ preload }) => preload))],
      stylesheets: [],
    },
  };
}

type Use = keyof PageFonts['families'];
type DrawnFont = { use: Use; css: string; families: string; preload: string[]; files: FontFile[] };

/** One family for each script, as a list of families needs no ranges: what the first has not is looked for in the next. */
async function drawFont(page: PublicPage, use: Use, id: WebFontId, all: string, first: string): Promise<DrawnFont> {
  const { parts, standIn } = FONT_LIBRARY[id];
  const headWeight = use === 'name' ? webFonts[id].nameWeight : TEXT_WEIGHT;
  const drawn: DrawnFont = { use, css: '', families: '', preload: [], files: [] };
  const families: string[] = [];
  for (const { range, files } of parts) {
    const characters = charactersIn(all, range);
    if (characters === '') continue;
    const family = `${use[0]}${families.length}`;
    families.push(family);
    for (const weight of new Set([headWeight, TEXT_WEIGHT])) {
      const file = nameFontFile(await cutFont(files[weight] ?? '', characters));
      const address = `/${page.profile.agentName}/${file.name}`;
      drawn.files.push(file);
      drawn.css += `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${address})}`;
      if (weight === headWeight && charactersIn(first, range) !== '') drawn.preload.push(address);
    }
  }
  const { size, ascent, descent } = standIn[headWeight] ?? { size: 100, ascent: 90, descent: 22 };
  const local = standIns[webFonts[id].kind].map((name) => `local("${name}")`).join();
  drawn.css +=
    `@font-face{font-family:${use[0]}z;src:${local};size-adjust:${size}%;ascent-override:${ascent}%;` +
    `descent-override:${descent}%;line-gap-override:0%}`;
  return { ...drawn, families: [...families, `${use[0]}z`].join() };
}

function nameFontFile(body: Buffer): FontFile {
  return { name: `f-${createHash('sha256').update(body).digest('hex').slice(0, 16)}.woff2`, body };
}
