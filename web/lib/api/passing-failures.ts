/** Failures that pass by themselves: what was to be saved is kept and sent again. */
export const passingFailures: ReadonlySet<string> = new Set([
  'network',
  'unavailable',
  'internal',
  'too_many_requests',
  'idempotency_conflict',
  'signing_failed',
  'answer_malformed',
  'token_expired',
]);
