import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textGroups, type TextGroup } from '../../../../../shared/model/translatable-texts.ts';
import type { TextPair } from '../../../../../shared/model/page-languages.ts';
import { languageByValue, type Language, type LanguageValue } from '../../../../../shared/places/languages.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ExternalIcon } from '../../../../ui/area-icons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useEditor } from '../editor-context.tsx';
import styles from './languages.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { RemoveLanguage } from './remove-language.tsx';
import { TextRow } from './text-row.tsx';
import { useLanguageTexts } from './use-language-texts.ts';

type Answer = OutputOfCall<'getPageLanguages'>;

/** All texts of the page in one of its languages; the phone beside them shows the page in it. */
export function LanguageView({ language: value }: { language: LanguageValue }): ReactNode {
  const { t } = useTranslation('language-texts');
  const { setOpenLanguage } = useEditor();
  const { data, error, isLoading, mutate, onText } = useLanguageTexts(value);
  const language = languageByValue(value);
  if (language === undefined) return null;
  return (
    <section className={styles.view} aria-labelledby="language-title">
      <p>
        <TextButton onClick={() => setOpenLanguage(null)}>{t('back')}</TextButton>
      </p>
      <Head language={language} progress={data?.languages.find((one) => one.language === value)} />
      {isLoading && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data && <HowTexts answer={data} />}
      {data && <Texts language={language} answer={data} onText={onText} />}
      <RemoveLanguage language={language} />
    </section>
  );
}

type HeadProps = { language: Language; progress: Answer['languages'][number] | undefined };

function Head({ language, progress }: HeadProps): ReactNode {
  const { t } = useTranslation('language-texts');
  const { own } = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 ref={title} tabIndex={-1} id="language-title" className={styles.title}>
          <bdi lang={language.code}>{language.languageName}</bdi>
        </h2>
        {progress && <ProgressBar progress={progress} />}
      </div>
      {own.liveLink !== null && (
        <a className={styles.see} href={`${own.liveLink}/${language.value}`} target="_blank" rel="noopener">
          {t('see')}
          <ExternalIcon size={16} />
        </a>
      )}
    </div>
  );
}

/** Where the texts come from, and what this machine cannot do. */
function HowTexts({ answer }: { answer: Answer }): ReactNode {
  const { t } = useTranslation('language-texts');
  const { own } = useEditor();
  const isMissing = answer.texts.some(({ state }) => state === 'missing');
  if (!isMissing) return null;
  if (!answer.hasTranslator) return <Notice>{t('noTranslator')}</Notice>;
  return <Notice>{t(own.liveLink === null ? 'whenLive' : 'underWay')}</Notice>;
}

type Filter = 'all' | 'open';

const isOpen = ({ state }: TextPair): boolean => state === 'missing' || state === 'failed' || state === 'changed';

type TextsProps = { language: Language; answer: Answer; onText: (text: TextPair) => void };

function Texts({ language, answer, onText }: TextsProps): ReactNode {
  const { t } = useTranslation('language-texts');
  const [filter, setFilter] = useState<Filter>('all');
  // What was open stays in sight while it is being written.
  const [open, setOpen] = useState<readonly string[]>([]);
  const choose = (next: Filter): void => {
    setOpen(answer.texts.filter(isOpen).map(({ path }) => path));
    setFilter(next);
  };
  const shown = filter === 'all' ? answer.texts : answer.texts.filter(({ path }) => open.includes(path));
  const groups = textGroups.flatMap((group) => {
    const texts = shown.filter((text) => text.group === group);
    return texts.length === 0 ? [] : [{ group, texts }];
  });
  return (
    <>
      <Segmented<Filter>
        label={t('filter.label')}
        value={filter}
        options={[
          { value: 'all', label: t('filter.all') },
          { value: 'open', label: t('filter.open') },
        ]}
        onChange={choose}
      />
      {groups.length === 0 && <p className={styles.soft}>{t('filter.none')}</p>}
      {groups.map(({ group, texts }) => (
        <Group key={group} group={group} texts={texts} language={language} answer={answer} onText={onText} />
      ))}
    </>
  );
}

type GroupProps = TextsProps & { group: TextGroup; texts: readonly TextPair[] };

function Group({ group, texts, language, answer, onText }: GroupProps): ReactNode {
  const { t } = useTranslation('language-texts');
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{t(`group.${group}`)}</h3>
      <ul className={styles.texts}>
        {texts.map((text) => (
          <TextRow
            key={text.path}
            text={text}
            language={language}
            hasTranslator={answer.hasTranslator}
            onText={onText}
          />
        ))}
      </ul>
    </div>
  );
}
