/** Where the files of each web font come from. Packages under @fontsource; all of them have the SIL Open Font License. */
import type { HanScript, WebFontId } from '../../shared/model/web-fonts.ts';

/** A script of a package. Scripts that a family does not write come from another one that goes with it. */
export type FontSource = { from: string; subset: string };

const latin = (from: string): FontSource[] => ['latin', 'latin-ext'].map((subset) => ({ from, subset }));
const cyrillic = (from: string): FontSource => ({ from, subset: 'cyrillic' });
const greek: FontSource = { from: 'inter', subset: 'greek' };
const vietnamese = (from: string): FontSource => ({ from, subset: 'vietnamese' });
const sansArabic: FontSource = { from: 'cairo', subset: 'arabic' };
const serifArabic: FontSource = { from: 'amiri', subset: 'arabic' };
const sansThai: FontSource = { from: 'kanit', subset: 'thai' };
const serifThai: FontSource = { from: 'noto-serif-thai', subset: 'thai' };

const sans = (from: string, cyrillicFrom = from): FontSource[] => [
  ...latin(from),
  vietnamese(from),
  cyrillic(cyrillicFrom),
  greek,
  sansArabic,
  sansThai,
];
const serif = (from: string, cyrillicFrom = from): FontSource[] => [
  ...latin(from),
  vietnamese(from),
  cyrillic(cyrillicFrom),
  serifArabic,
  serifThai,
];

/** Latin first, as pages always need it. Chinese, Japanese and Korean stay with the device's own: their files are too big. */
export const fontSources: Record<WebFontId, readonly FontSource[]> = {
  inter: sans('inter'),
  montserrat: sans('montserrat'),
  nunito: sans('nunito'),
  'space-grotesk': sans('space-grotesk', 'inter'),
  oswald: sans('oswald'),
  fraunces: serif('fraunces', 'lora'),
  'playfair-display': serif('playfair-display'),
  lora: serif('lora'),
  caveat: [...latin('caveat'), cyrillic('caveat'), sansArabic, sansThai],
  cairo: [...latin('cairo'), cyrillic('inter'), greek, sansArabic, sansThai],
  amiri: [...latin('amiri'), cyrillic('lora'), serifArabic, serifThai],
  kanit: sans('kanit', 'inter'),
};

/** Scripts beside those of the library, for pictures. */
export const pictureSources: readonly FontSource[] = [
  { from: 'noto-sans-hebrew', subset: 'hebrew' },
  { from: 'noto-sans-devanagari', subset: 'devanagari' },
];

/** Chinese, Japanese and Korean: variable fonts in slices. What one script writes, another may write in forms of its own. */
export const slicedSources: readonly { from: string; script: HanScript }[] = [
  { from: 'noto-sans-tc', script: 'Hant' },
  { from: 'noto-sans-sc', script: 'Hans' },
  { from: 'noto-sans-jp', script: 'Jpan' },
  { from: 'noto-sans-kr', script: 'Kore' },
];

/** All packages that fonts come from. */
export const fontPackages: readonly string[] = [
  ...new Set([...Object.values(fontSources).flat(), ...pictureSources].map(({ from }) => `@fontsource/${from}`)),
  ...slicedSources.map(({ from }) => `@fontsource-variable/${from}`),
];
