/** Who came, from where, and with what. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../shared/places/country-names.ts';
import { knownSources } from '../../../../shared/rules/traffic-source.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { TallyCard } from './tally-card.tsx';
import type { Statistics } from './use-report.ts';

type CardProps = { statistics: Statistics };

export function SourcesCard({ statistics: { sources } }: CardProps): ReactNode {
  const { t } = useTranslation('analytics');
  const rows = sources.map(({ source, group, views }) => {
    const isOwnWord = group === 'direct' || group === 'place' || group === 'other';
    return isOwnWord
      ? { id: source, label: t(`sources.${group}`), count: views }
      : { id: source, label: sourceName(source), detail: t(`sources.${group}`), count: views };
  });
  return (
    <TallyCard
      title={t('sources.title')}
      columns={{ name: t('sources.name'), count: t('figures.views') }}
      rows={rows}
      none={t('sources.none')}
    />
  );
}

function sourceName(source: string): string {
  const known = Object.entries(knownSources).find(([name]) => name === source)?.[1];
  return known?.name ?? source.replace(/^(?:site|utm):/, '');
}

export function CountriesCard({ statistics: { countries } }: CardProps): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const rows = countries.map(({ country, views }) => ({
    id: country,
    label: country === 'ZZ' ? t('countries.unknown') : countryName(country, tag),
    count: views,
  }));
  return (
    <TallyCard
      title={t('countries.title')}
      columns={{ name: t('countries.name'), count: t('figures.views') }}
      rows={rows}
      none={t('countries.none')}
    />
  );
}

export function DevicesCard({ statistics: { devices } }: CardProps): ReactNode {
  const { t } = useTranslation('analytics');
  return (
    <TallyCard
      title={t('devices.title')}
      columns={{ name: t('devices.title'), count: t('figures.views') }}
      rows={devices.map(({ device, views }) => ({ id: device, label: t(`devices.${device}`), count: views }))}
      none={t('devices.none')}
    />
  );
}

/** For owners who have QR codes in places; the others are not told what they are missing. */
export function PlacesCard({ statistics: { places } }: CardProps): ReactNode {
  const { t } = useTranslation('analytics');
  const { data } = useCall('getPlaces', places.length === 0 ? null : {});
  const names = new Map(data?.places.map(({ code, name }) => [code, name]));
  if (places.length === 0) return null;
  return (
    <TallyCard
      title={t('places.title')}
      columns={{ name: t('places.name'), count: t('figures.views') }}
      rows={places.map(({ code, views }) => ({ id: code, label: names.get(code) ?? code, count: views }))}
      none=""
    />
  );
}
