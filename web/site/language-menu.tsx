import type { ReactNode } from 'react';
import { languages } from '../../shared/places/languages.ts';
import { regionGroups } from '../../shared/places/region-groups.ts';
import { markupOf, pathIn } from './site-language.ts';
import { sitePaths } from './site-paths.ts';
import type { Site } from './site-texts.ts';

/** The page in its other languages, by region: links, so that it needs no script. */
export function LanguageMenu({ site, path = sitePaths.home }: { site: Site; path: string | undefined }): ReactNode {
  const own = languages.find(({ value }) => value === site.language);
  return (
    <details className="languages">
      <summary aria-label={`${site.texts.site.frame.language}: ${own?.languageName ?? ''}`}>
        <Globe />
        <span aria-hidden="true">{site.language.slice(0, 2).toUpperCase()}</span>
      </summary>
      <nav aria-label={site.texts.site.frame.language}>
        {regionGroups.map((group) => (
          <ul key={group}>
            {languages
              .filter(({ countries }) => countries === group)
              .map(({ value, languageName }) => (
                <li key={value}>
                  <a
                    href={pathIn(value, path)}
                    {...markupOf(value)}
                    hrefLang={markupOf(value).lang}
                    data-language={value}
                    aria-current={value === site.language ? 'true' : undefined}
                  >
                    {languageName}
                  </a>
                </li>
              ))}
          </ul>
        ))}
      </nav>
    </details>
  );
}

function Globe(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="12" cy="12" r="8.5" />
        <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
      </g>
    </svg>
  );
}
