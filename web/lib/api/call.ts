/** Calling the server. */
import { goToSignIn } from '../sign-in.ts';
import { clearTokens } from '../tokens/token-store.ts';
import { ApiError, networkError } from './api-error.ts';
import type { CallEntry, CallName, CallOptions, InputOfCall, OutputOfCall } from './call-types.ts';
import { sendCall } from './send-call.ts';
import { withWords } from './with-words.ts';

/**
 * What the client knows of a call. The table of all calls comes with the first one: it is no part of the first screen.
 * Throws ApiError `network` when it does not come.
 */
export async function callEntry<Name extends CallName>(name: Name): Promise<CallEntry<Name>> {
  const { callTable } = await import('./call-table.generated.ts').catch((error: unknown) => {
    throw networkError(error);
  });
  return callTable[name];
}

/** `sendCall` by the call's name. Whose session was ended elsewhere is sent to sign-in. */
export async function callApi<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name>,
  options: CallOptions = {},
): Promise<OutputOfCall<Name>> {
  const entry = await callEntry(name);
  try {
    return await withWords(sendCall(entry, input, options));
  } catch (error) {
    if (isOver(error) && entry.caller === 'owner' && options.token === undefined) {
      clearTokens();
      goToSignIn();
    }
    throw error;
  }
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'token_invalid';
}
