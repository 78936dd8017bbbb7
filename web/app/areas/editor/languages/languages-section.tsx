import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE_LANGUAGES, type LanguageProgress } from '../../../../../shared/model/page-languages.ts';
import { languageByValue, type LanguageValue } from '../../../../../shared/places/languages.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { languageOptions } from '../../../../ui/place-options.ts';
import { SearchSelect } from '../../../../ui/search-select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './languages.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** The languages that the page has beside its own: how far each is, and the way to its texts. */
export function LanguagesSection(): ReactNode {
  const { t } = useTranslation('languages');
  const { data, error, isLoading, mutate } = useCall('getPageLanguages', {});
  return (
    <Section
      title={t('title')}
      text={
        <>
          {t('text')} <HelpLink guide="languages" />
        </>
      }
    >
      {isLoading && <Skeleton height={72} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data && data.languages.length > 0 && (
        <ul className={styles.languages}>
          {data.languages.map((progress) => (
            <Language key={progress.language} progress={progress} />
          ))}
        </ul>
      )}
      {data && <AddLanguage languages={data.languages} onAdded={() => void mutate()} />}
    </Section>
  );
}

function Language({ progress }: { progress: LanguageProgress }): ReactNode {
  const { t } = useTranslation('languages');
  const { setOpenLanguage } = useEditor();
  const language = languageByValue(progress.language);
  const name = language?.languageName ?? progress.language;
  return (
    <li className={styles.language}>
      <div className={styles.words}>
        <bdi className={styles.name} lang={language?.code}>
          {name}
        </bdi>
        <ProgressBar progress={progress} />
      </div>
      <Button onClick={() => setOpenLanguage(progress.language)} aria-label={t('openLabel', { name })}>
        {t('open')}
      </Button>
    </li>
  );
}

type AddLanguageProps = { languages: readonly LanguageProgress[]; onAdded: () => void };

/** Added as soon as it is chosen; its texts come up at once. */
function AddLanguage({ languages, onAdded }: AddLanguageProps): ReactNode {
  const { t } = useTranslation('languages');
  const textOf = useErrorText();
  const { state, setOpenLanguage } = useEditor();
  const { run, error } = useEffectCall('savePageLanguage');
  const taken: string[] = [state.draft.profile.pageLanguage, ...languages.map(({ language }) => language)];
  const add = async (language: LanguageValue): Promise<void> => {
    if (!(await run({ language, isOn: true }))) return;
    onAdded();
    setOpenLanguage(language);
  };
  if (languages.length >= MAX_PAGE_LANGUAGES) {
    return <p className={styles.soft}>{t('full', { count: MAX_PAGE_LANGUAGES })}</p>;
  }
  return (
    <SearchSelect<LanguageValue | ''>
      label={t('add')}
      help={t('addHelp')}
      value=""
      options={languageOptions.filter(({ value }) => !taken.includes(value))}
      onChange={(value) => value !== '' && void add(value)}
      error={error && textOf(error)}
    />
  );
}
