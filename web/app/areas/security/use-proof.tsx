/**
 * What changes how the account is opened, or who is told of its leads, asks for a recent sign-in: the password is asked for when
 * it is needed.
 */
import { useCallback, useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Around } from '../../../lib/use-call.ts';
import { ConfirmItIsYou } from './confirm-it-is-you.tsx';

type Waiting = { settle: (isProved: boolean) => void };

export type Proof = {
  /** Does it; once more after the password, where the server asks for it. Null: the person gave up. Throws what it throws. */
  withProof: Around;
  /** To be drawn. */
  proofDialog: ReactNode;
};

export function useProof(): Proof {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setWaiting({
          settle: (isProved) => {
            setWaiting(null);
            resolve(isProved);
          },
        });
      }),
    [],
  );
  const withProof = useCallback<Proof['withProof']>(
    async (action) => {
      try {
        return await action();
      } catch (error) {
        const isAsked = error instanceof ApiError && error.code === 'sign_in_again';
        if (!isAsked) throw error;
        return (await ask()) ? action() : null;
      }
    },
    [ask],
  );
  const proofDialog = waiting && (
    <ConfirmItIsYou onProved={() => waiting.settle(true)} onClose={() => waiting.settle(false)} />
  );
  return { withProof, proofDialog };
}
