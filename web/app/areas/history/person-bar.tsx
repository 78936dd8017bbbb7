/** Who answers this conversation, and the owner's way in and out of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationSummary, PersonState } from '../../../../shared/model/conversation.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './person-bar.module.css';
import { PersonComposer } from './person-composer.tsx';
import { Failure } from './person-failure.tsx';

export type PersonBarProps = {
  summary: ConversationSummary;
  person: PersonState;
  onChange: () => void;
};

/** A visitor who has been quiet for so long does not come back to this chat. */
const OVER_MS = 86_400_000;

export function PersonBar(props: PersonBarProps): ReactNode {
  const { summary, person } = props;
  const isOver = Date.now() - Date.parse(summary.lastAt) > OVER_MS;
  if (person.state === 'none' && isOver) return null;
  return (
    <footer className={styles.bar} data-state={person.state}>
      {person.state === 'present' ? <Holding {...props} /> : <WayIn {...props} state={person.state} />}
    </footer>
  );
}

type WayInProps = PersonBarProps & { state: Exclude<PersonState['state'], 'present'> };

function WayIn({ summary, state, onChange }: WayInProps) {
  const { t } = useTranslation('history');
  const { run, isRunning, error } = useEffectCall('takeOver');
  const askAgain = useAskAgain();
  const takeOver = async (): Promise<void> => {
    await run({ conversationId: summary.conversationId });
    onChange();
    await askAgain('getPersonRequests');
  };
  const words = t(`desk.${state === 'none' ? 'idle' : state}`);
  return (
    <>
      <div className={styles.line}>
        <p className={styles.words}>{words}</p>
        <Button variant={state === 'none' ? 'quiet' : 'primary'} isBusy={isRunning} onClick={() => void takeOver()}>
          {t('desk.takeOver')}
        </Button>
      </div>
      <Failure error={error} />
    </>
  );
}

function Holding({ summary, person, onChange }: PersonBarProps) {
  const { t } = useTranslation('history');
  const { run, isRunning, error } = useEffectCall('handBack');
  const { conversationId } = summary;
  const handBack = async (): Promise<void> => {
    await run({ conversationId, fence: person.fence });
    onChange();
  };
  return (
    <>
      <div className={styles.line}>
        <p className={styles.words} data-live>
          {t('desk.holding')}
        </p>
        <Button isBusy={isRunning} onClick={() => void handBack()}>
          {t('desk.handBack')}
        </Button>
      </div>
      <PersonComposer conversationId={conversationId} fence={person.fence} onSent={onChange} />
      <Failure error={error} />
    </>
  );
}
