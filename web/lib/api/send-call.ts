import type { CallEntry, CallName, CallOptions, InputOfCall, OutputOfCall } from './call-types.ts';
import { exchange } from './exchange.ts';
import { prepareRequest } from './prepare-request.ts';
import { withinDeadline } from './within-deadline.ts';

/** Buffered calls answer within 29 seconds; a handshake may come before. */
const DEADLINE_MS = 45_000;

/**
 * Makes a buffered call and gives what its envelope holds. Islands give the one entry that they need, so that the whole
 * table stays out of their bundle; the app uses `callApi`.
 *
 * Throws ApiError for every failure (`code` is the server's, or one of the client's own), and Cleared when the signing
 * session was cleared: then there is nothing to show, and the reload flag makes screens ask again.
 */
export async function sendCall<Name extends CallName>(
  entry: CallEntry<Name>,
  input: InputOfCall<Name>,
  options: CallOptions = {},
): Promise<OutputOfCall<Name>> {
  const request = prepareRequest(entry, input, options);
  const { data } = await exchange(request, (action) =>
    withinDeadline(options.signal, DEADLINE_MS, ({ signal }) => action(signal)),
  );
  // The server has checked it against the contract's output, and undeclared fields never leave.
  return data as OutputOfCall<Name>;
}
