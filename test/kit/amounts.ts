/** How much a test tries: a sample in `npm test`, all of it in `npm run proof`. */
export const isProof = process.env['PROOF'] === 'full';

export const amount = (sample: number, full: number): number => (isProof ? full : sample);
