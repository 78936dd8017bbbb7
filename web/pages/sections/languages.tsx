import type { ReactElement } from 'react';
import { languageByValue, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { Icon } from '../icons.tsx';
import { pageAddress } from '../page-address.ts';
import { pageText, type PageModel } from '../page-model.ts';

/** The way to the other language of a page with two, to the list of them where there are more; it needs no script. */
export function LanguageSwitch({ model }: { model: PageModel }): ReactElement | null {
  const others = model.languages.filter((value) => value !== model.language);
  const [other] = others;
  if (other === undefined) return null;
  if (others.length === 1) return <OnlyOther model={model} value={other} />;
  return (
    <a className="round" href="#languages" aria-label={pageText(model, 'languages')}>
      <Icon name="globe" />
      <span aria-hidden="true">{codeOf(model.language)}</span>
    </a>
  );
}

/** Its own name, without the country: that is in the list. */
function OnlyOther({ model, value }: { model: PageModel; value: LanguageValue }): ReactElement {
  const lang = toBcp47(value);
  const name = languageByValue(value)?.languageName.replace(/ \(.*/, '');
  return (
    <a className="round" href={pageAddress(model, value)} hrefLang={lang} lang={lang}>
      {name}
    </a>
  );
}

const codeOf = (value: LanguageValue): string => value.slice(0, 2).toUpperCase();

/** All languages of the page by their own names; with the words that offer the page to who reads another one (`offer-language.ts`). */
export function Languages({ model }: { model: PageModel }): ReactElement {
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
  const { text, dismiss } = model.offers?.[value] ?? {};
  return (
    <a
      href={pageAddress(model, value)}
      hrefLang={language.code}
      lang={language.code}
      data-offer={text}
      data-dismiss={dismiss}
      {...current}
    >
      {language.languageName}
    </a>
  );
}

/** Says what a machine wrote, and leads to what its owner wrote. */
export function MachineNote({ model }: { model: PageModel }): ReactElement {
  const { machine, original } = model.texts.translation;
  const own = model.page.profile.pageLanguage;
  return (
    <p style={{ alignItems: 'center' }}>
      {machine}
      <a href={pageAddress(model, own)} hrefLang={toBcp47(own)}>
        {original}
      </a>
    </p>
  );
}
