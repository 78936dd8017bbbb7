import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageValue } from '../../../../../shared/places/languages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { errorKeys } from '../../../../ui/use-error-text.ts';
import styles from './coach.module.css';
import { SuggestionCard } from './suggestion-card.tsx';
import { useCoachChat, type CoachChat as Chat, type CoachMessage } from './use-coach-chat.ts';
import type { Suggestions } from './use-suggestions.ts';

/** A conversation with the coach about the assistant's texts. */
export function CoachChat({ onTake }: { onTake: Suggestions['take'] }): ReactNode {
  const { t, i18n } = useTranslation('coach');
  const chat = useCoachChat(isLanguageValue(i18n.language) ? i18n.language : defaultLanguage);
  return (
    <div className={styles.chat}>
      {chat.messages.length > 0 && (
        <div className={styles.log} role="log" aria-label={t('chat.title')}>
          {chat.messages.map((message) => (
            <Turn key={message.id} message={message} chat={chat} onTake={onTake} />
          ))}
        </div>
      )}
      <MessageForm chat={chat} />
    </div>
  );
}

type TurnProps = { message: CoachMessage; chat: Chat; onTake: Suggestions['take'] };

function Turn({ message: { id, message, lines, suggestions, end }, chat, onTake }: TurnProps): ReactNode {
  const { t } = useTranslation(['coach', 'errors']);
  return (
    <div className={styles.turn}>
      <p className={styles.mine} dir="auto">
        {message}
      </p>
      {lines.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion.field}
              suggestion={suggestion}
              onTake={(text) => {
                onTake(suggestion.field, text);
                chat.noteTaken(id, suggestion.field);
              }}
            />
          ))}
        </ul>
      )}
      {end === null && (
        <p className={styles.state} role="status">
          <Spinner /> {t('chat.thinking')}
        </p>
      )}
      {end === 'stopped' && <p className={styles.state}>{t('chat.stopped')}</p>}
      {typeof end === 'object' && end !== null && (
        <p className={styles.bad} role="alert">
          {t(errorKeys(end.code))}
        </p>
      )}
    </div>
  );
}

function MessageForm({ chat }: { chat: Chat }): ReactNode {
  const { t } = useTranslation('coach');
  const [message, setMessage] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (chat.isAnswering || message.trim() === '') return;
    chat.ask(message.trim());
    setMessage('');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label={t('chat.label')}
        placeholder={t('chat.placeholder')}
        maxLength={2_000}
        value={message}
        onChange={setMessage}
      />
      {chat.isAnswering ? (
        <Button onClick={chat.stop}>{t('chat.stop')}</Button>
      ) : (
        <Button type="submit">{t('chat.send')}</Button>
      )}
    </form>
  );
}
