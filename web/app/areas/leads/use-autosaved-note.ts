/** A note that saves itself: a pause in typing, leaving the field or leaving the screen saves what is there. */
import { useRef, useState } from 'react';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import type { SaveStatus } from '../../../ui/save-state.tsx';
import { useDebounced } from '../conversations/use-debounced.ts';

export type AutosavedNote = {
  text: string;
  /** Null until something was typed. */
  status: SaveStatus | null;
  type: (text: string) => void;
  /** Saves now what waits. */
  flush: () => void;
  retry: () => void;
};

export function useAutosavedNote(lead: Lead, onSaved: (saved: Lead) => void): AutosavedNote {
  const { run } = useEffectCall('saveLead');
  const [text, setText] = useState(lead.note);
  const [status, setStatus] = useState<SaveStatus | null>(null);
  const typed = useRef(lead.note);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const send = async (note: string): Promise<void> => {
    if (note !== typed.current) return;
    setStatus('saving');
    const saved = await run({ leadId: lead.leadId, note });
    if (saved) onSaved(saved);
    if (note === typed.current) setStatus(saved ? 'saved' : 'failed');
  };
  /** One after the other, so that an older text never arrives last. */
  const save = useDebounced((note: string) => {
    sending.current = sending.current.then(() => send(note));
  }, 'flush');

  const type = (note: string): void => {
    typed.current = note;
    setText(note);
    setStatus('unsaved');
    save.run(note);
  };
  const retry = (): void => {
    save.run(typed.current);
    save.flush();
  };
  return { text, status, type, flush: save.flush, retry };
}
