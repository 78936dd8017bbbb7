import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { industryIds, type ShowcaseIndustry } from '../../../../../shared/model/industries.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { ExternalIcon } from '../../../../ui/icons.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './page-settings.module.css';

/** The owner's consent to stand in the gallery of pages; off until it is given. */
export function ShowcaseSection(): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useErrorText();
  const { data, error: readError, mutate } = useCall('getShowcaseConsent', {});
  const { run, error: saveError } = useEffectCall('saveShowcaseConsent');
  const [isAsked, setAsked] = useState(false);
  const options = useIndustryOptions();
  const industry = data?.industry ?? null;
  const save = async (chosen: ShowcaseIndustry | null): Promise<void> => {
    const answer = await run({ industry: chosen });
    if (answer) await mutate(answer, { revalidate: false });
  };
  const toggle = (isOn: boolean): void => {
    setAsked(isOn);
    if (!isOn && industry !== null) void save(null);
  };
  const isOn = isAsked || industry !== null;
  const error = saveError ?? readError;
  return (
    <Section title={t('showcase.title')} text={t('showcase.text')}>
      {data && <CheckboxField label={t('showcase.show')} isChecked={isOn} onChange={toggle} />}
      {isOn && <IndustryField industry={industry} options={options} onChoose={(chosen) => void save(chosen)} />}
      {industry !== null && <ShownNote />}
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
    </Section>
  );
}

type IndustryOption = { value: ShowcaseIndustry; label: string };
type IndustryFieldProps = {
  industry: ShowcaseIndustry | null;
  options: IndustryOption[];
  onChoose: (industry: ShowcaseIndustry) => void;
};

/** In the order of their names; none before the names are there, which the screen does not wait for. */
function useIndustryOptions(): IndustryOption[] {
  const { t, ready } = useTranslation(['editor', 'industries'], { useSuspense: false });
  if (!ready) return [];
  const named = industryIds.map((value) => ({ value, label: t(`industries:${value}.name`) }));
  return [...named.sort((a, b) => a.label.localeCompare(b.label)), { value: 'other', label: t('showcase.other') }];
}

/** Saved as soon as it is chosen. */
function IndustryField({ industry, options, onChoose }: IndustryFieldProps): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <SelectField<ShowcaseIndustry | ''>
      label={t('showcase.field')}
      value={industry ?? ''}
      options={industry === null ? [{ value: '', label: t('showcase.choose') }, ...options] : options}
      onChange={(value) => value !== '' && onChoose(value)}
    />
  );
}

function ShownNote(): ReactNode {
  const { t } = useTranslation('editor');
  const { own } = useEditor();
  return (
    <p className={styles.soft} role="status">
      {t(own.liveLink === null ? 'showcase.waits' : 'showcase.shown')} {t('showcase.leaves')}{' '}
      <a className={styles.link} href={pathTo('showcase')} target="_blank" rel="noopener">
        {t('showcase.see')}
        <ExternalIcon size={14} />
      </a>
    </p>
  );
}
