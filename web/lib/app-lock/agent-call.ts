/** Agent calls take the token that they are given, and refresh none: a call before makes sure that it is a fresh one. */
import { callApi } from '../api/call.ts';
import type { InputOfCall, OutputOfCall } from '../api/call-types.ts';
import { readIdToken } from '../tokens/token-store.ts';

/** Throws ApiError. */
export async function callAsAgent<Name extends 'saveAgentPin' | 'verifyAgentPin'>(
  name: Name,
  input: InputOfCall<Name>,
): Promise<OutputOfCall<Name>> {
  await callApi('getSignInWays', {});
  return callApi(name, input, { token: readIdToken() ?? 'none' });
}
