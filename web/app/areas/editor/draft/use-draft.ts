/** The draft's runner, tied to the server, the tab and the network. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, codeOf } from '../../../../lib/api/api-error.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { createDraftRunner, type DraftRunner, type SaveAnswer } from './draft-runner.ts';
import { keepDraft, readKeptDraft } from './draft-storage.ts';
import { resumeDraft, startDraft, type DraftState, type LoadedPage, type Save } from './draft-store.ts';

/** The codes that the server gave for single fields. */
export function fieldsOf(error: unknown): Record<string, string> {
  const fields: unknown = error instanceof ApiError ? error.details['fields'] : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, code]) => typeof code === 'string'));
}

function send(save: Save): Promise<SaveAnswer> {
  const options = { idempotencyKey: save.key };
  switch (save.part) {
    case 'profile':
      return callApi(save.call, save.input, options);
    case 'contacts':
      return callApi(save.call, save.input, options);
    case 'content':
      return callApi(save.call, save.input, options);
    case 'design':
      return callApi(save.call, save.input, options);
  }
}

function openDraft(accountId: string, page: LoadedPage): DraftRunner {
  const kept = readKeptDraft(accountId);
  return createDraftRunner(kept ? resumeDraft(page, kept) : startDraft(page), {
    send,
    failureOf: (error) => ({ code: codeOf(error), fields: fieldsOf(error) }),
    keep: (draft) => keepDraft(accountId, draft),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
}

/** One runner for as long as the editor is open; edits that an earlier tab life left are sent at once. */
export function useDraft(accountId: string, page: LoadedPage): { runner: DraftRunner; state: DraftState } {
  const [runner] = useState(() => openDraft(accountId, page));
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  useEffect(() => runner.start(), [runner]);
  useEffect(() => {
    const retry = (): void => runner.dispatch({ type: 'retryAsked' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [runner]);
  return { runner, state };
}
