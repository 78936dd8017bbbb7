/** A visitor's questions, the assistant's answers and what persons wrote, as they came. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationSummary, Line, Message, PersonState } from '../../../../shared/model/conversation.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { Clock } from '../conversations/moments.ts';
import styles from './conversation.module.css';
import { PersonBar } from './person-bar.tsx';
import { Transcript } from './transcript.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

type ConversationProps = {
  summary: ConversationSummary;
  messages: readonly Message[];
  lines: readonly Line[];
  person: PersonState;
  clock: Clock;
  onBack?: (() => void) | undefined;
  /** The owner did something that changes it. */
  onChange: () => void;
};

export function Conversation({ person, onChange, ...shown }: ConversationProps): ReactNode {
  const { summary, messages, lines } = shown;
  const { t } = useTranslation('history');
  const assistantName = useCall('getAiAssistant', {}).data?.settings.name ?? t('assistant');
  const end = useStayAtEnd(messages.length + lines.length, person.state !== 'none');
  return (
    <Transcript {...shown} assistantName={assistantName} teachPath={`${pathTo('assistant')}?view=gaps`}>
      <div ref={end} className={styles.end} />
      <PersonBar summary={summary} person={person} onChange={onChange} />
    </Transcript>
  );
}
