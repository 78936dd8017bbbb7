/** What the owner writes as a person. Words that did not get through stay in the field, and are sent again as the same message. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PERSON_MESSAGE } from '../../../../shared/model/conversation.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { SendIcon } from '../../../ui/area-icons.tsx';
import styles from './person-bar.module.css';
import { Failure } from './person-failure.tsx';

type PersonComposerProps = { conversationId: string; fence: number; onSent: () => void };

export function PersonComposer({ conversationId, fence, onSent }: PersonComposerProps): ReactNode {
  const { t } = useTranslation('history');
  const { run, isRunning, error } = useEffectCall('sendPersonMessage');
  const [text, setText] = useState('');
  const tried = useRef({ text: '', messageId: '' });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function send(): Promise<void> {
    const words = text.trim();
    if (words === '' || isRunning) return;
    if (tried.current.text !== words) tried.current = { text: words, messageId: crypto.randomUUID() };
    const { messageId } = tried.current;
    const sent = await run({ conversationId, fence, messageId, text: words });
    if (sent) {
      tried.current = { text: '', messageId: '' };
      setText((now) => (now.trim() === words ? '' : now));
    }
    onSent();
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          dir={text === '' ? undefined : 'auto'}
          maxLength={MAX_PERSON_MESSAGE}
          aria-label={t('desk.message')}
          placeholder={t('desk.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKey}
        />
        <Button variant="primary" type="submit" className={styles.send} isBusy={isRunning} aria-label={t('desk.send')}>
          {!isRunning && <SendIcon />}
        </Button>
      </form>
      <p className={styles.hint}>{t('desk.notThere')}</p>
      <Failure error={error} />
    </>
  );
}
