/** Draws a live page as visitors see it: its file, with everything in it that it would fetch. */
import sharp from 'sharp';
import type { FontId, PublicPage } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import { draw } from '../../kit/draw.ts';
import type { Drawing } from '../../kit/drawing.ts';
import { environment } from '../../kit/environment.ts';
import { readPicture } from '../media/read-picture.ts';
import { drawnFont, fontFaces, weightsOf } from './drawing-fonts.ts';
import { readPageBytes, readPageFile } from './read-page-file.ts';

export type PageDrawing = {
  language?: LanguageValue | undefined;
  device: 'phone' | 'desktop';
  extent: 'screen' | 'page';
  format: Drawing['format'];
};

const screens = {
  phone: { width: 390, height: 844, scale: 2 },
  desktop: { width: 1_440, height: 900, scale: 1 },
} as const;

/** Sides of a picture on a page, in pixels: no larger than a wide screen shows it. */
const MAX_SIDE = 1_440;

/** @throws AppError not_found when the page has no such language; drawing_failed */
export async function drawPage(page: PublicPage, { language, device, extent, format }: PageDrawing): Promise<Buffer> {
  const { agentName } = page.profile;
  const html = await readPageFile(`live/${agentName}/${language ?? 'index'}.html`);
  if (html === null) throw new AppError('not_found');
  const finished = await withFonts(await withFiles(asBrowsersShowIt(html), agentName), page);
  try {
    return await draw(finished, { ...screens[device], format, isWhole: extent === 'page', quality: 88 });
  } catch (error) {
    throw new AppError('drawing_failed', {}, String(error));
  }
}

/** No script runs in a drawing: what it would have done to the first screen is done here. */
function asBrowsersShowIt(html: string): string {
  return html.replace('<html ', '<html class="js morning" ').replaceAll(/ (loading|srcset|sizes)="[^"]*"/gi, '');
}

/** Pictures of the media host and the page's own files, in place of their addresses. */
async function withFiles(html: string, agentName: string): Promise<string> {
  const media = environment.mediaOrigin();
  const own = `/${encodeURIComponent(agentName)}/`;
  const addresses = new Set(
    [...html.matchAll(/(?:src="|url\()([^")]+)/g)]
      .map(([, address = '']) => address)
      .filter((one) => !one.startsWith('data:')),
  );
  let finished = html;
  for (const address of addresses) {
    const uri = address.startsWith(`${media}/m/`)
      ? await pictureUri(address.slice(media.length))
      : address.startsWith(own)
        ? await ownFileUri(agentName, address.slice(own.length))
        : null;
    if (uri !== null) finished = finished.replaceAll(`"${address}"`, `"${uri}"`).replaceAll(`(${address})`, `(${uri})`);
  }
  return finished;
}

async function pictureUri(path: string): Promise<string> {
  const webp = await sharp(await readPicture(path))
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const types: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2' };

async function ownFileUri(agentName: string, file: string): Promise<string | null> {
  const type = types[file.split('.').at(-1) ?? ''];
  const body = type === undefined || file.includes('/') ? null : await readPageBytes(`live/${agentName}/${file}`);
  return body && `data:${type};base64,${body.toString('base64')}`;
}

/** First of each list of fonts that devices have (web/pages/fonts.ts), which the machine that draws has none of. */
const deviceFonts: readonly (readonly [first: string, like: FontId])[] = [
  ['system-ui', 'system'],
  ['"Iowan Old Style"', 'serif'],
  ['Seravek', 'humanist'],
  ['ui-rounded', 'rounded'],
  ['"Avenir Next Condensed"', 'condensed'],
  ['ui-monospace', 'mono'],
];

async function withFonts(html: string, { profile }: PublicPage): Promise<string> {
  const text = `${html.replace(/<(style|script)[^]*?<\/\1>|<[^>]*>/g, ' ')}${profile.displayName}`;
  let finished = html;
  let css = '';
  for (const [index, [first, like]] of deviceFonts.entries()) {
    if (!html.includes(first)) continue;
    const id = drawnFont(like);
    css += await fontFaces(`d${index}`, id, weightsOf(id), text);
    finished = finished.replaceAll(`${first},`, `d${index},`);
  }
  return finished.replace('</head>', () => `<style>${css}</style></head>`);
}
