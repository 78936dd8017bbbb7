import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageValue } from '../../../../shared/places/languages.ts';
import { MAX_QUESTION } from '../../../../shared/calls/document-chat.ts';
import { AssistantIcon, CloseIcon, RefreshIcon, SendIcon } from '../../../ui/area-icons.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useAssistantState } from './assistant-context.ts';
import { TrialAnswer } from './trial-answer.tsx';
import styles from './try-it.module.css';
import { useTrialChat } from './use-trial-chat.ts';

/** A chat with the assistant as it is now, for the owner alone. */
export function TryIt({ isIncluded }: { isIncluded: boolean }): ReactNode {
  const { t, i18n } = useTranslation('assistant');
  const { manner } = useAssistantState().state;
  const chat = useTrialChat(isLanguageValue(i18n.language) ? i18n.language : defaultLanguage);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [chat.messages]);
  return (
    <div className={styles.chat}>
      <header className={styles.head}>
        <span className={styles.face}>
          <AssistantIcon size={20} />
        </span>
        <div>
          <h2 className={styles.name}>{manner.name}</h2>
          <p className={styles.note}>{t('try.note')}</p>
        </div>
        {chat.messages.length > 0 && (
          <IconButton label={t('try.again')} onClick={chat.clear}>
            <RefreshIcon />
          </IconButton>
        )}
      </header>
      <div ref={log} className={styles.log} role="log" aria-label={t('try.title')} tabIndex={0}>
        <p className={styles.greeting}>{manner.greetings[partOfDay(new Date().getHours())]}</p>
        {!isIncluded && <p className={styles.hint}>{t('try.notIncluded')}</p>}
        {chat.messages.map((message) => (
          <div key={message.messageId} className={styles.turn}>
            <p className={styles.question} dir="auto">
              {message.question}
            </p>
            <TrialAnswer message={message} onRetry={() => chat.retry(message)} />
          </div>
        ))}
      </div>
      {chat.messages.length === 0 && <Suggestions onAsk={chat.ask} />}
      <QuestionForm isAnswering={chat.isAnswering} onAsk={chat.ask} onStop={chat.stop} />
    </div>
  );
}

/** The same hours as on the page: morning from five, afternoon from twelve, evening from six. */
function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour > 4 && hour < 12) return 'morning';
  return hour > 11 && hour < 18 ? 'afternoon' : 'evening';
}

const suggestions = ['offer', 'price', 'start'] as const;

function Suggestions({ onAsk }: { onAsk: (question: string) => void }): ReactNode {
  const { t } = useTranslation('assistant');
  return (
    <div className={styles.suggestions}>
      {suggestions.map((key) => (
        <button key={key} type="button" className={styles.suggestion} onClick={() => onAsk(t(`try.ask.${key}`))}>
          {t(`try.ask.${key}`)}
        </button>
      ))}
    </div>
  );
}

type QuestionFormProps = { isAnswering: boolean; onAsk: (question: string) => void; onStop: () => void };

function QuestionForm({ isAnswering, onAsk, onStop }: QuestionFormProps): ReactNode {
  const { t } = useTranslation('assistant');
  const [question, setQuestion] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isAnswering || question.trim() === '') return;
    onAsk(question.trim());
    setQuestion('');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <input
        value={question}
        maxLength={MAX_QUESTION}
        placeholder={t('try.placeholder')}
        aria-label={t('try.placeholder')}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {isAnswering ? (
        <button type="button" className={styles.send} aria-label={t('try.stop')} title={t('try.stop')} onClick={onStop}>
          <CloseIcon size={18} />
        </button>
      ) : (
        <button type="submit" className={styles.send} aria-label={t('try.send')} title={t('try.send')}>
          <SendIcon size={18} />
        </button>
      )}
    </form>
  );
}
