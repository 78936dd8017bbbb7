import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { industryIds, type ShowcaseIndustry } from '../../../../../shared/model/industries.ts';
import { SelectField } from '../../../../ui/select-field.tsx';

type IndustryFieldProps = {
  industry: ShowcaseIndustry | null;
  onChoose: (industry: ShowcaseIndustry) => void;
};

/** Under which industry the page is shown, in the order of their names. Saved as soon as it is chosen. */
export function IndustryField({ industry, onChoose }: IndustryFieldProps): ReactNode {
  const { t } = useTranslation(['page-settings', 'industry-names']);
  const named = industryIds.map((value) => ({ value, label: t(`industry-names:${value}`) }));
  const options = [
    ...named.sort((a, b) => a.label.localeCompare(b.label)),
    { value: 'other' as const, label: t('showcase.other') },
  ];
  return (
    <SelectField<ShowcaseIndustry | ''>
      label={t('showcase.field')}
      value={industry ?? ''}
      options={industry === null ? [{ value: '', label: t('showcase.choose') }, ...options] : options}
      onChange={(value) => value !== '' && onChoose(value)}
    />
  );
}
