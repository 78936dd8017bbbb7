/** One conversation, read from the server. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { live } from '../../../lib/live.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BackIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { Clock } from '../conversations/moments.ts';
import styles from './conversation-pane.module.css';
import { Conversation } from './conversation.tsx';
import { useMarkRead } from './use-mark-read.ts';

type ConversationPaneProps = {
  conversationId: string;
  clock: Clock;
  /** Back to the list, where the conversation is a screen of its own. */
  onBack?: (() => void) | undefined;
};

export function ConversationPane({ conversationId, clock, onBack }: ConversationPaneProps): ReactNode {
  const { data, error, mutate } = useCall('getChatHistory', { conversationId }, { swr: live });
  const summary = data?.conversations[0];
  useMarkRead(summary);
  if (data?.person && summary) {
    const { messages, lines, person } = data;
    const shown = { summary, messages, lines, person, clock, onBack };
    return <Conversation key={conversationId} {...shown} onChange={() => void mutate()} />;
  }
  return (
    <div className={styles.pane}>
      {onBack && <BackButton onBack={onBack} />}
      {error ? <PaneError error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={4} height={72} />}
    </div>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('history');
  return (
    <Button variant="plain" className={styles.back} onClick={onBack}>
      <BackIcon size={18} />
      {t('back')}
    </Button>
  );
}

/** One that is not there, or not any more, does not come back by asking again. */
function PaneError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return isGone ? <ErrorState error={error} /> : <ErrorState error={error} onRetry={onRetry} />;
}
