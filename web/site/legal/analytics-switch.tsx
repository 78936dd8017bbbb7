import type { ReactNode } from 'react';
import { legalVersions } from '../../../shared/legal/legal-documents.ts';
import { directionOf, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import type { SiteTexts } from '../site-texts.ts';

type Props = { language: LanguageValue; labels: SiteTexts['legal'] };

/** The visitor's choice, made anew: `islands/consent.ts` shows it where a tool is configured at all. */
export function AnalyticsSwitch({ language, labels: { consent } }: Props): ReactNode {
  return (
    <div className="switch" lang={toBcp47(language)} dir={directionOf(language)}>
      <p data-analytics="none">{consent.none}</p>
      <p data-analytics="switch" data-version={legalVersions.cookies[0]} hidden>
        <label>
          <input type="checkbox" />
          {consent.switch}
        </label>
        <span role="status" data-saved={consent.saved} />
      </p>
    </div>
  );
}
