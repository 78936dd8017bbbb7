/** The fonts of a link's picture: the owner's for the name, and one for everything else. */
import type { FontId } from '../../../shared/model/page.ts';
import { webFonts, type WebFontId } from '../../../shared/model/web-fonts.ts';
import { drawnFont, fontFaces, lackingIn, weightsOf } from '../../domain/pages/drawing-fonts.ts';
import type { LinkPictureInput } from '../../../web/pages/link-picture/link-picture.tsx';
import type { LinkTexts } from '../../../web/pages/link-picture/link-texts.ts';

const BODY: WebFontId = 'inter';

export async function pictureFonts(nameFont: FontId, text: string): Promise<NonNullable<LinkPictureInput['fonts']>> {
  const head = drawnFont(nameFont);
  // One weight, so that a name is never set lighter than its font is meant for.
  const name = await fontFaces('h', head, [webFonts[head].nameWeight], text);
  const body = await fontFaces('b', BODY, weightsOf(BODY), text);
  return { css: name + body, name: 'h,sans-serif', body: 'b,sans-serif' };
}

/** The texts with the letters that there are fonts for: a sign less is left out, a text that would lack letters altogether. */
export function writable(nameFont: FontId, texts: LinkTexts): LinkTexts {
  const known = (text: string): string => {
    const lacking = [drawnFont(nameFont), BODY].flatMap((id) => lackingIn(text, id));
    if (lacking.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return '';
    const kept = [...text].filter((character) => !lacking.includes(character)).join('');
    return kept.replace(/\s+/g, ' ').trim();
  };
  const { name, title, tagline, address } = texts;
  return { name: known(name), title: known(title), tagline: known(tagline), address: known(address) };
}
