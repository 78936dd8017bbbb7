/** Calling the server. */
import { callTable } from './call-table.generated.ts';
import type { CallEntry, CallName, CallOptions, InputOfCall, OutputOfCall } from './call-types.ts';
import { sendCall } from './send-call.ts';

/** What the client knows of a call. */
export function callEntry<Name extends CallName>(name: Name): CallEntry<Name> {
  return callTable[name];
}

/** `sendCall` by the call's name. */
export function callApi<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name>,
  options: CallOptions = {},
): Promise<OutputOfCall<Name>> {
  return sendCall(callEntry(name), input, options);
}
