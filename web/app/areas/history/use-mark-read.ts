/** What the owner has on the screen is read; a tab in the background reads nothing. */
import { useEffect } from 'react';
import type { ConversationSummary } from '../../../../shared/model/conversation.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';

export function useMarkRead(summary: ConversationSummary | undefined): void {
  const { run } = useEffectCall('markConversationRead');
  const askAgain = useAskAgain();
  const { conversationId, lastAt, isUnread = false } = summary ?? {};
  useEffect(() => {
    if (!isUnread || conversationId === undefined || lastAt === undefined || document.hidden) return;
    void run({ conversationId, upTo: lastAt }).then((saved) => saved && askAgain('getChatHistory'));
  }, [isUnread, conversationId, lastAt, run, askAgain]);
}
