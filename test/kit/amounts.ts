/** How much a test tries: a sample in `npm test`, all of it in `npm run proof`. */
export const isProof = process.env['PROOF'] === 'full';

export const amount = (sample: number, full: number): number => (isProof ? full : sample);

/** What a busy machine may take for what takes `ms` on a quiet one; what grows faster than its input takes far longer. */
export const onBusyMachine = (ms: number): number => 10 * ms;
