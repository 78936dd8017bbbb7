/** A call that changes something where the screen has no place for its failure: a toast says why. */
import { useState } from 'react';
import type { CallName, InputOfCall, OutputOfCall } from '../../../lib/api/call-types.ts';
import { callApi } from '../../../lib/api/call.ts';
import { useToasts } from '../../../ui/use-toasts.ts';

export type ToastedCall<Name extends CallName> = {
  /** Null when it failed. */
  run: (input: InputOfCall<Name>) => Promise<OutputOfCall<Name> | null>;
  isRunning: boolean;
};

export function useToastedCall<Name extends CallName>(name: Name): ToastedCall<Name> {
  const toasts = useToasts();
  const [running, setRunning] = useState(0);
  return {
    isRunning: running > 0,
    async run(input) {
      setRunning((count) => count + 1);
      try {
        return await callApi(name, input);
      } catch (error) {
        toasts.failed(error);
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
  };
}
