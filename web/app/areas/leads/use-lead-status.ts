/**
 * Changing a lead's status: shown at once, sent in the order it was chosen, taken back when the server refuses it, and
 * undone with one press.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import type { LeadStatus } from './lead-filters.ts';
import type { ReplaceLead } from './use-lead-list.ts';

export type StatusChanges = {
  /** The last change, which can be undone. */
  undoable: { leadId: string; before: LeadStatus } | null;
  change: (lead: Lead, status: LeadStatus) => void;
  undo: (lead: Lead) => void;
};

export function useLeadStatus(replace: ReplaceLead): StatusChanges {
  const { run, error } = useEffectCall('saveLead');
  const [undoable, setUndoable] = useState<StatusChanges['undoable']>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const { failed } = useToasts();
  const tell = useEffectEvent(failed);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);

  const send = async (lead: Lead, status: LeadStatus): Promise<void> => {
    const saved = await run({ leadId: lead.leadId, status });
    if (saved) return replace(lead.leadId, (shown) => ({ ...shown, firstContactAt: saved.firstContactAt }));
    // A later choice is on its way and stays.
    replace(lead.leadId, (shown) => (shown.status === status ? { ...shown, status: lead.status } : shown));
    setUndoable(null);
  };
  const set = (lead: Lead, status: LeadStatus): void => {
    replace(lead.leadId, (shown) => ({ ...shown, status }));
    sending.current = sending.current.then(() => send(lead, status));
  };
  return {
    undoable,
    change: (lead, status) => {
      setUndoable({ leadId: lead.leadId, before: lead.status });
      set(lead, status);
    },
    undo: (lead) => {
      if (undoable?.leadId !== lead.leadId) return;
      setUndoable(null);
      set(lead, undoable.before);
    },
  };
}
