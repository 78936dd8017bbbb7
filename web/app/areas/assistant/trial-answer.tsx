import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Citation } from '../../../../shared/model/conversation.ts';
import { pathTo } from '../../../lib/routes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { errorKeys } from '../../../ui/use-error-text.ts';
import styles from './try-it.module.css';
import type { TrialMessage } from './use-trial-chat.ts';

/** What the assistant says, sentence by sentence, each with the numbers of its sources. */
export function TrialAnswer({ message, onRetry }: { message: TrialMessage; onRetry: () => void }): ReactNode {
  const { t } = useTranslation(['assistant', 'errors']);
  const [shown, setShown] = useState<Citation | null>(null);
  const { sentences, end, sources } = message;
  const show = (citation: Citation): void => setShown(shown?.number === citation.number ? null : citation);
  return (
    <div className={styles.answer}>
      {sentences.length > 0 && (
        <p dir="auto">
          {sentences.map((sentence, place) => (
            <span key={place}>
              {sentence.text}
              {sentence.citations.map((citation) => (
                <Chip
                  key={citation.number}
                  citation={citation}
                  isShown={shown?.number === citation.number}
                  onPress={() => show(citation)}
                />
              ))}{' '}
            </span>
          ))}
        </p>
      )}
      {shown && <Source citation={shown} />}
      {end === null && (
        <p className={styles.state} role="status">
          <Spinner />
          {sources === null ? t('try.thinking') : t('try.reading', { count: sources })}
        </p>
      )}
      {end?.kind === 'no_answer' && <p className={styles.state}>{t('try.noAnswer')}</p>}
      {end?.kind === 'cancelled' && <p className={styles.state}>{t('try.stopped')}</p>}
      {end?.kind === 'partial' && <p className={styles.state}>{t('try.partial')}</p>}
      {end?.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {t(errorKeys(end.code))} <TextButton onClick={onRetry}>{t('try.retry')}</TextButton>
        </p>
      )}
    </div>
  );
}

type ChipProps = { citation: Citation; isShown: boolean; onPress: () => void };

function Chip({ citation, isShown, onPress }: ChipProps): ReactNode {
  const { t } = useTranslation('assistant');
  return (
    <button
      type="button"
      className={styles.chip}
      aria-expanded={isShown}
      aria-label={t('try.source', { number: citation.number, label: citation.label })}
      onClick={onPress}
    >
      {citation.number}
    </button>
  );
}

/** The passage itself, and the way to the field where the owner wrote it. */
function Source({ citation }: { citation: Citation }): ReactNode {
  const { t } = useTranslation('assistant');
  const isHere = citation.source.startsWith('setup:') || citation.source === 'greeting';
  return (
    <blockquote className={styles.source}>
      <p dir="auto">{citation.excerpt}</p>
      <footer>
        <span>{t('try.from', { label: citation.label })}</span>
        {isHere ? (
          <TextButton onClick={() => focusAnswer(citation.source)}>{t('try.change')}</TextButton>
        ) : (
          <Link to={citation.source === 'answer' ? `${pathTo('assistant')}?view=gaps` : pathTo('profile')}>
            {t('try.change')}
          </Link>
        )}
      </footer>
    </blockquote>
  );
}

/** `setup:keyInformation` is written in the field of that name. */
function focusAnswer(source: string): void {
  const field = source.replace(/^setup:/, '');
  document.querySelector<HTMLElement>(`[data-setup="${CSS.escape(field)}"]`)?.focus();
}
