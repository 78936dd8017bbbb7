/** One conversation, read from the server. */
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { Clock } from '../conversations/moments.ts';
import { Conversation } from './conversation.tsx';

type ConversationPaneProps = {
  conversationId: string;
  clock: Clock;
  /** Back to the list, where the conversation is a screen of its own. */
  onBack?: (() => void) | undefined;
};

export function ConversationPane({ conversationId, clock, onBack }: ConversationPaneProps): ReactNode {
  const { data, error, mutate } = useCall('getChatHistory', { conversationId });
  const summary = data?.conversations[0];
  if (data && summary) return <Conversation summary={summary} messages={data.messages} clock={clock} onBack={onBack} />;
  if (error) return <ErrorState error={error} onRetry={onBack ?? (() => void mutate())} />;
  return <SkeletonRows rows={4} height={72} />;
}
