/** Live availability of the user name: 500 ms after the last key, only for names that could be one. */
import { useEffect, useState } from 'react';
import { canonicalAgentName, checkAgentName } from '../../../../../shared/rules/agent-name.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { DEBOUNCE_MS } from '../../../../lib/debounce.ts';
import type { RefusedName } from '../draft/savable-changes.ts';

export type NameVerdict =
  | { kind: 'empty' }
  /** It is the saved one. */
  | { kind: 'own' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'bad'; code: string; suggestion: string | null }
  /** The check did not come through; the save decides. */
  | { kind: 'unknown' };

type Answer = { name: string; verdict: NameVerdict };

async function askServer(name: string, signal: AbortSignal): Promise<NameVerdict> {
  try {
    const { available, reason, suggestion } = await callApi('checkAgentName', { agentName: name }, { signal });
    return available ? { kind: 'free' } : { kind: 'bad', code: reason ?? 'name_taken', suggestion };
  } catch {
    return { kind: 'unknown' };
  }
}

/**
 * @param saved the name that the page has now
 * @param refused what the last save said against a name
 */
export function useAgentName(typed: string, saved: string, refused: RefusedName | null): NameVerdict {
  const name = canonicalAgentName(typed);
  const known = verdictWithoutServer(name, typed, saved);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isAsked = known === undefined;
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void askServer(name, abort.signal).then((verdict) => {
        if (!abort.signal.aborted) setAnswer({ name, verdict });
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, isAsked]);
  if (known) return known;
  const answered = answer?.name === name ? answer.verdict : undefined;
  if (answered?.kind === 'bad') return answered;
  if (refused?.name === name) return { kind: 'bad', code: refused.code, suggestion: null };
  return answered ?? { kind: 'checking' };
}

function verdictWithoutServer(name: string, typed: string, saved: string): NameVerdict | undefined {
  if (name === '') return { kind: 'empty' };
  const code = checkAgentName(typed);
  if (code !== undefined) return { kind: 'bad', code, suggestion: null };
  return name === saved ? { kind: 'own' } : undefined;
}
