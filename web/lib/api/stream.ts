/** Streaming calls that survive a lost connection. */
import { callEntry } from './call.ts';
import type { CallName, InputOfCall, OutputOfCall } from './call-types.ts';
import { streamCall } from './stream-call.ts';
import type { StreamOptions } from './stream-types.ts';
import { withWords } from './with-words.ts';

/** `streamCall` by the call's name. */
export async function streamApi<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name>,
  options: StreamOptions<Name>,
): Promise<OutputOfCall<Name>> {
  return withWords(streamCall(await callEntry(name), input, options));
}
