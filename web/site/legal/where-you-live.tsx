import type { ReactNode } from 'react';
import type { LegalDocumentId } from '../../../shared/legal/legal-documents.ts';
import type { CountryAbbr } from '../../../shared/places/countries.ts';
import { countryName } from '../../../shared/places/country-names.ts';
import { directionOf, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { fillFacts } from './facts.ts';
import type { RegionalLaw } from './regions/regional-law.ts';
import { countriesOf, regionalLaws } from './regions/regions.ts';

/** Which part of a country's law a document is about. */
const subjects: Record<LegalDocumentId, 'consumer' | 'data' | 'content' | 'bodies'> = {
  terms: 'consumer',
  privacy: 'data',
  cookies: 'data',
  sla: 'consumer',
  'acceptable-use': 'content',
  refunds: 'consumer',
  notice: 'bodies',
  security: 'data',
};

const INTRO = 'If you live in one of these places, this comes first wherever it gives you more than the text above.';
const COUNTRYS_LAW =
  'The laws of the country on unlawful content, advertising and licences hold for what is meant for people there.';

type Props = { id: LegalDocumentId; language: LanguageValue };

/** What the law of each of the service's countries adds, a fold for each variant; its name is in the visitor's language. */
export function WhereYouLive({ id, language }: Props): ReactNode {
  return (
    <>
      <p lang="en" dir="ltr">
        {INTRO}
      </p>
      <div className="lands">
        {regionalLaws.map((law) => (
          <details key={law.id} id={`where-${law.id}`}>
            <summary>{namesOf(law.named, language)}</summary>
            <div lang="en" dir="ltr">
              <Variant law={law} id={id} language={language} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}

function Variant({ law, id, language }: Props & { law: RegionalLaw }): ReactNode {
  const subject = subjects[id];
  const laws = lawsOf(law, subject);
  const countries = inOrder(countriesOf(law), language);
  const [only] = countries;
  const isShared = countries.length > 1;
  const own = isShared ? countries.filter((country) => detailsOf(law, country, subject).length > 0) : [];
  const ofOnly = only === undefined || isShared ? [] : detailsOf(law, only, subject);
  const around = { lang: toBcp47(language), dir: directionOf(language) };
  return (
    <>
      {isShared && <p {...around}>{namesOf(countries, language)}</p>}
      {[...wordsOf(law, subject), ...ofOnly].map((text) => (
        <p key={text}>{fillFacts(text, { days: String(law.withdrawalDays) })}</p>
      ))}
      {laws.length > 0 && <p className="laws">{laws.join(' · ')}</p>}
      {own.length > 0 && (
        <dl>
          {own.map((country) => (
            <div key={country} id={`where-${country.toLowerCase()}`}>
              <dt {...around}>{namesOf([country], language)}</dt>
              {detailsOf(law, country, subject).map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** As people look for theirs: by its name in their language. */
function inOrder(countries: readonly CountryAbbr[], language: LanguageValue): CountryAbbr[] {
  const { tag, order } = writersOf(language);
  return countries.toSorted((one, other) => order.compare(countryName(one, tag), countryName(other, tag)));
}

function wordsOf(law: RegionalLaw, subject: (typeof subjects)[LegalDocumentId]): readonly string[] {
  if (subject === 'content') return law.content ?? [COUNTRYS_LAW];
  return subject === 'bodies' ? [] : law[subject];
}

function lawsOf(law: RegionalLaw, subject: (typeof subjects)[LegalDocumentId]): readonly string[] {
  if (subject === 'content') return [];
  if (subject === 'bodies') return [...law.consumerLaws, ...law.dataLaws];
  return subject === 'consumer' ? law.consumerLaws : law.dataLaws;
}

/** Of one country: its authority, or what its law has of its own. */
function detailsOf(
  law: RegionalLaw,
  country: CountryAbbr,
  subject: (typeof subjects)[LegalDocumentId],
): readonly string[] {
  if (subject === 'consumer') return law.own?.[country] ?? [];
  if (subject === 'content') return [];
  return [`Data protection authority: ${law.authorities[country]}`];
}

/** Names of places as the language writes and lists them. */
function namesOf(places: readonly string[], language: LanguageValue): string {
  const { tag, list } = writersOf(language);
  return list.format(places.map((place) => countryName(place, tag)));
}

type Writers = { tag: string; list: Intl.ListFormat; order: Intl.Collator };

/** Made once a language: they are asked for thousands of names in a build. */
const writers = new Map<LanguageValue, Writers>();

function writersOf(language: LanguageValue): Writers {
  const tag = toBcp47(language);
  const found = writers.get(language) ?? { tag, list: new Intl.ListFormat(tag), order: new Intl.Collator(tag) };
  writers.set(language, found);
  return found;
}
