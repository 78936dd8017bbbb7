/** What a provider's refusal and silence become. Of what was sent nothing is said: it may name a person. */
import { AppError } from '../../../kit/app-error.ts';

/** One call; three of them fit into a request (functions/kit/call-group.ts). */
export const PROVIDER_TIMEOUT_MS = 8_000;

const LONGEST_LABEL = 200;

/** @param label the provider's own words, shown to the payer */
export function providerError(label: string, internal: string): AppError {
  return new AppError('provider_error', { label: labelOf(label) }, internal);
}

export function providerSilent(provider: string, why: unknown): AppError {
  return new AppError('unavailable', {}, `${provider} did not answer: ${String(why)}`);
}

/** On one line and not too long, as it stands in the middle of our own words. */
export function labelOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL);
}
