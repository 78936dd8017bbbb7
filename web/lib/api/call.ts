/** Calling the server. */
import { goToSignIn } from '../sign-in.ts';
import { clearTokens } from '../tokens/token-store.ts';
import { ApiError } from './api-error.ts';
import { callTable } from './call-table.generated.ts';
import type { CallEntry, CallName, CallOptions, InputOfCall, OutputOfCall } from './call-types.ts';
import { sendCall } from './send-call.ts';

/** What the client knows of a call. */
export function callEntry<Name extends CallName>(name: Name): CallEntry<Name> {
  return callTable[name];
}

/** `sendCall` by the call's name. Whose session was ended elsewhere is sent to sign-in. */
export async function callApi<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name>,
  options: CallOptions = {},
): Promise<OutputOfCall<Name>> {
  const entry = callEntry(name);
  try {
    return await sendCall(entry, input, options);
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
