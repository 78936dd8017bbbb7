import type { getDtxFontLibraryList as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { webFontIds, webFonts, type FontLibrary } from '../../../shared/model/web-fonts.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

/** Put there by the bundler: the fonts that were built with this function. */
declare const FONT_LIBRARY: FontLibrary;

export const getDtxFontLibraryList: Handler<typeof contract> = async () =>
  webFontIds.map((id) => ({
    id,
    name: webFonts[id].family,
    url: `${environment.appOrigin()}${FONT_LIBRARY[id].stylesheet}`,
  }));
