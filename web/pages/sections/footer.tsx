import type { ReactElement } from 'react';
import { languageByValue, type LanguageValue } from '../../../shared/places/languages.ts';
import { pageAddress } from '../page-address.ts';
import { pageText, type PageModel } from '../page-model.ts';

/** The name of the product as visitors read it. */
const product = 'XPage';

export function Footer({ model }: { model: PageModel }): ReactElement {
  return (
    <footer>
      {model.languages.length > 1 && <Languages model={model} />}
      <p className="legal">
        <button type="button" className="js-only" data-act="report">
          {pageText(model, 'report')}
        </button>
        <a href="/legal/privacy">{pageText(model, 'privacy')}</a>
        <a href="/legal/terms">{pageText(model, 'terms')}</a>
      </p>
      <p className="made">
        <a href="/">{pageText(model, 'poweredBy', { product })}</a>
        {model.version !== undefined && <span>{pageText(model, 'version', { version: model.version })}</span>}
      </p>
    </footer>
  );
}

function Languages({ model }: { model: PageModel }): ReactElement {
  return (
    <nav id="languages" aria-label={pageText(model, 'languages')}>
      {model.languages.map((value) => (
        <LanguageLink key={value} model={model} value={value} />
      ))}
    </nav>
  );
}

function LanguageLink({ model, value }: { model: PageModel; value: LanguageValue }): ReactElement | null {
  const language = languageByValue(value);
  if (language === undefined) return null;
  const current = value === model.language ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <a href={pageAddress(model, value)} hrefLang={language.code} lang={language.code} dir={language.dir} {...current}>
      {language.languageName}
    </a>
  );
}
