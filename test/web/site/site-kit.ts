import { readSiteTexts } from '../../../bin/build/read-site-texts.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { Site, SiteTexts } from '../../../web/site/site-texts.ts';

/** What the build gives to pages of the site, without their styles. */
export function siteIn(language: LanguageValue): Site {
  return { language, texts: readSiteTexts(language) as unknown as SiteTexts, styles: '' };
}
