import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Section } from '../../editor/section.tsx';
import { CoachChat } from './coach-chat.tsx';
import styles from './coach.module.css';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';

/** How far the assistant has come, and texts that the coach suggests for it. */
export function CoachSection(): ReactNode {
  const { t } = useTranslation('coach');
  const coach = useSuggestions();
  return (
    <Section title={t('title')} text={t('text')}>
      {coach.info ? <Steps steps={coach.info.steps} /> : <Skeleton height={72} />}
      <SuggestionList coach={coach} />
      <CoachChat onTake={coach.take} />
    </Section>
  );
}

type CoachInfo = NonNullable<Suggestions['info']>;

function Steps({ steps }: { steps: CoachInfo['steps'] }): ReactNode {
  const { t } = useTranslation('coach');
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className={styles.progress}>
      <p className={styles.count}>{t('steps.done', { done, all: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={styles.step} data-done={isDone}>
            <span className={styles.mark}>{isDone && <CheckIcon size={14} />}</span>
            <span>{t(`steps.${step}`)}</span>
            <VisuallyHidden>{t(isDone ? 'steps.isDone' : 'steps.isOpen')}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SuggestionList({ coach }: { coach: Suggestions }): ReactNode {
  const { t } = useTranslation('coach');
  const errorText = useErrorText();
  const { info, shown, isAsking, error } = coach;
  const wasAsked = info?.madeAt !== null && info !== undefined;
  return (
    <>
      <div className={styles.actions}>
        <Button variant={wasAsked ? 'quiet' : 'primary'} isBusy={isAsking} onClick={() => void coach.ask()}>
          {t(wasAsked ? 'suggestions.again' : 'suggestions.ask')}
        </Button>
        {isAsking && <span className={styles.state}>{t('suggestions.asking')}</span>}
      </div>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {wasAsked && info.isTemplate && <Notice>{t('template')}</Notice>}
      {wasAsked && info.suggestions.length === 0 && <p className={styles.state}>{t('suggestions.none')}</p>}
      {shown.length > 0 && (
        <ul className={styles.suggestions}>
          {shown.map((suggestion) => (
            <SuggestionCard
              key={`${suggestion.field} ${suggestion.text}`}
              suggestion={suggestion}
              onTake={(text) => coach.take(suggestion.field, text)}
              onDecline={() => coach.decline(suggestion.field)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
