/** Questions to one's own policy, answered out of its wording, and the way to the agent where that is not enough. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDefinition } from '../../../../../shared/insurance/definition.ts';
import { MAX_WORDING_QUESTION } from '../../../../../shared/insurance/wording-answer.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SendIcon } from '../../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { AnswerView } from './answer-view.tsx';
import styles from './policy-ask.module.css';

/** An address of the wording holds for five minutes. */
const LINK_MS = 240_000;

/** What is asked is answered once: coming back to the page asks nothing anew. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

export type PolicyAskProps = {
  policyId: string;
  line: ProductDefinition['line'];
  /** The agent with one tap to reach them; null where there is none. */
  agent: ReactNode;
};

export function PolicyAsk({ policyId, line, agent }: PolicyAskProps): ReactNode {
  const { t } = useTranslation('policy-ask');
  const [asked, setAsked] = useState<string | null>(null);
  const input = asked === null ? null : { policyId, question: asked };
  const { data, error, isValidating, mutate } = useCall('askPolicy', input, {
    swr: { ...once, shouldRetryOnError: false },
  });
  const wording = useCall('getPolicyWording', data ? { policyId, language: data.language } : null, {
    swr: { refreshInterval: LINK_MS },
  });
  return (
    <Card title={t('title')} text={t('text')}>
      <AskForm isBusy={isValidating} line={line} hasSuggestions={asked === null} onAsk={setAsked} />
      {asked !== null && (
        <div className={styles.outcome} aria-live="polite" aria-busy={isValidating}>
          <p className={styles.question}>
            <bdi>{asked}</bdi>
          </p>
          {error !== undefined && !isValidating && <ErrorState error={error} onRetry={() => void mutate()} />}
          {data === undefined && isValidating && <SkeletonRows rows={3} height={28} />}
          {data !== undefined && <AnswerView answer={data} wordingUrl={wording.data?.url ?? null} />}
          {agent !== null && (
            <div className={styles.agent}>
              <p>{t('agent')}</p>
              {agent}
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

const SUGGESTIONS = ['1', '2', '3'] as const;

type AskFormProps = {
  isBusy: boolean;
  line: PolicyAskProps['line'];
  hasSuggestions: boolean;
  onAsk: (question: string) => void;
};

function AskForm({ isBusy, line, hasSuggestions, onAsk }: AskFormProps): ReactNode {
  const { t } = useTranslation('policy-ask');
  const [question, setQuestion] = useState('');
  const ask = (text: string): void => {
    setQuestion(text);
    if (text.trim() !== '') onAsk(text.trim());
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) ask(question);
      }}
    >
      <TextField
        label={t('label')}
        isLabelHidden
        placeholder={t('placeholder')}
        maxLength={MAX_WORDING_QUESTION}
        enterKeyHint="send"
        value={question}
        onChange={setQuestion}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} aria-label={t('ask')}>
        {!isBusy && <SendIcon size={18} />}
        {t('ask')}
      </Button>
      {hasSuggestions && (
        <ul className={styles.suggestions} aria-label={t('suggestions')}>
          {SUGGESTIONS.map((number) => {
            const text = t(`suggestion.${line}.${number}`);
            return (
              <li key={number}>
                <button type="button" onClick={() => ask(text)}>
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </form>
  );
}
