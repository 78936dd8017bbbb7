import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShowcaseIndustry } from '../../../../../shared/model/industries.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { ExternalIcon } from '../../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { lazyArea } from '../../../lazy-area.tsx';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './page-settings.module.css';

const IndustryField = lazyArea(
  async () => (await import('./industry-field.tsx')).IndustryField,
  ['industry-names', 'page-settings'],
);

/** The owner's consent to stand in the gallery of pages; off until it is given. */
export function ShowcaseSection(): ReactNode {
  const { t } = useTranslation('page-settings');
  const textOf = useErrorText();
  const { data, error: readError, mutate } = useCall('getShowcaseConsent', {});
  const { run, error: saveError } = useEffectCall('saveShowcaseConsent');
  const [isAsked, setAsked] = useState(false);
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
      {isOn && (
        <Suspense fallback={<SkeletonRows rows={1} height={76} />}>
          <IndustryField industry={industry} onChoose={(chosen) => void save(chosen)} />
        </Suspense>
      )}
      {industry !== null && <ShownNote />}
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
    </Section>
  );
}

function ShownNote(): ReactNode {
  const { t } = useTranslation('page-settings');
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
