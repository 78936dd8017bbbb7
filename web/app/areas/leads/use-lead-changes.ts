/** What the owner does with one lead besides its status and note; failures are told in a toast. */
import { useEffect, useEffectEvent } from 'react';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import type { RemoveLead, ReplaceLead } from './use-lead-list.ts';

export type LeadChanges = {
  /** The owner calls or writes: the first time is the answer. */
  answer: () => void;
  /** An ISO moment, or null for no reminder. */
  remind: (remindAt: string | null) => Promise<void>;
  move: (folder: 'inbox' | 'deleted') => Promise<void>;
  isRunning: boolean;
};

export function useLeadChanges(lead: Lead, onReplace: ReplaceLead, onRemove: RemoveLead): LeadChanges {
  const { run, isRunning, error } = useEffectCall('saveLead');
  const { failed } = useToasts();
  const tell = useEffectEvent(failed);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
  const { leadId } = lead;
  return {
    isRunning,
    answer: () => {
      if (lead.firstContactAt !== null || lead.folder !== 'inbox') return;
      void run({ leadId, isContacted: true }).then(
        (saved) => saved && onReplace(leadId, (shown) => ({ ...shown, firstContactAt: saved.firstContactAt })),
      );
    },
    remind: async (remindAt) => {
      const saved = await run({ leadId, remindAt });
      if (saved) onReplace(leadId, (shown) => ({ ...shown, remindAt: saved.remindAt }));
    },
    move: async (folder) => {
      if (await run({ leadId, folder })) onRemove(leadId);
    },
  };
}
