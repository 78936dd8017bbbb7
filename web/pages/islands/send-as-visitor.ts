import type { CallEntry, CallName, CallOptions, InputOfCall, OutputOfCall } from '../../lib/api/call-types.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { twice } from '../../lib/api/twice.ts';

/** Makes a buffered call without a token; a signing session that the server forgot is made anew. */
export function sendAsVisitor<Name extends CallName>(
  entry: CallEntry<Name>,
  input: InputOfCall<Name>,
  options: CallOptions = {},
): Promise<OutputOfCall<Name>> {
  return twice(() => sendCall(entry, input, { token: 'none', ...options }));
}
