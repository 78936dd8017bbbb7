/** The library of web fonts (specification 1, section 7). Failures are ignored: what cannot be shown is shown in the device's own. */
import { useEffect } from 'react';
import type { Design, FontId } from '../../../../../shared/model/page.ts';
import { isWebFont } from '../../../../../shared/model/web-fonts.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useCall } from '../../../../lib/use-call.ts';
import type { PageFonts } from '../../../../pages/render-input.ts';

type FontLibrary = OutputOfCall<'getDtxFontLibraryList'>;

function useFontLibrary(isWanted: boolean): FontLibrary {
  return useCall('getDtxFontLibraryList', isWanted ? {} : null, { swr: { revalidateOnFocus: false } }).data ?? [];
}

/** Adds the style sheets of all fonts, or of one, to the app; each once and for good, as a picker opens again. */
export function useFontSheets(wanted: 'all' | FontId): void {
  const library = useFontLibrary(wanted === 'all' || isWebFont(wanted));
  useEffect(() => {
    for (const { id, url } of library) if (wanted === 'all' || wanted === id) addSheet(url);
  }, [library, wanted]);
}

function addSheet(url: string): void {
  if (document.querySelector(`link[href="${CSS.escape(url)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
}

/** What a preview of the design needs; undefined for fonts that devices have. */
export function usePreviewFonts({ nameFont, aboutFont }: Design): PageFonts | undefined {
  const chosen = [nameFont, aboutFont].filter(isWebFont);
  const library = useFontLibrary(chosen.length > 0);
  const stylesheets = library.filter(({ id }) => chosen.includes(id)).map(({ url }) => url);
  return stylesheets.length === 0 ? undefined : { css: '', families: {}, preload: [], stylesheets };
}
