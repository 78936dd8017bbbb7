import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarCountry } from '../../../../../shared/insurance/lookups.ts';
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import { namedCountries } from '../../../../../shared/places/country-names.ts';
import { isoCountries } from '../../../../../shared/places/iso-countries.ts';
import { defaultLanguage, isLanguageValue, toBcp47 } from '../../../../../shared/places/languages.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFlow } from '../flow/flow-context.ts';
import type { ListEntry } from './search-list.tsx';
import { useQuestionWords } from './use-question-words.ts';

/** What can be chosen now; null while a list is on its way. */
export function useEntries(asked: AskedQuestion): readonly ListEntry[] | null {
  const { question, options } = asked;
  const words = useQuestionWords(asked);
  const countries = useCountries(question.list, question.id);
  const cars = useCars(question.list);
  if (question.list === undefined) {
    return options.map((value) => ({ value, label: words.options?.[value] ?? value }));
  }
  return question.list === 'countries' || question.list === 'nationalities' ? countries : cars;
}

const keptForever = { revalidateIfStale: false, revalidateOnReconnect: false } as const;

/** Countries that are not insured stand there, and say so. */
function useCountries(list: AskedQuestion['question']['list'], question: string): readonly ListEntry[] | null {
  const { t, i18n } = useTranslation('insurance');
  const { definition } = useFlow();
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  const tag = toBcp47(language);
  const nationalities = useCall('getNationalityList', list === 'nationalities' ? { language } : null, {
    swr: keptForever,
  });
  const countries = useMemo(() => (list === 'countries' ? namedCountries(isoCountries, tag) : []), [list, tag]);
  const areas = definition.excludedAreas?.question === question ? definition.excludedAreas.countries : [];
  const listed = list === 'countries' ? countries : nationalities.data;
  return (
    listed?.map(({ code, name }) => ({
      value: code,
      label: name,
      refusal: areas.includes(code) ? t('list.notInsured') : undefined,
    })) ?? null
  );
}

/** Makes, or the models of the make that was answered. */
function useCars(list: AskedQuestion['question']['list']): readonly ListEntry[] | null {
  const { definition, state } = useFlow();
  const country = definition.country as CarCountry;
  const make = String(state.answers.answer['make'] ?? '');
  const makes = useCall('getCarMakeList', list === 'car-makes' ? { country } : null, { swr: keptForever });
  const models = useCall('getCarModelsList', list === 'car-models' && make !== '' ? { country, make } : null, {
    swr: keptForever,
  });
  if (list === 'car-models' && make === '') return [];
  const names = list === 'car-makes' ? makes.data?.makes : models.data?.models;
  return names?.map((value) => ({ value, label: value })) ?? null;
}
