/**
 * What the language models cost: micro-dollars for a thousand tokens, on demand, as aws.amazon.com/bedrock/pricing listed
 * them in 2025 for us-east-1 (other regions differ by some percent). What an answer is said to have cost is worked out from
 * these and from the tokens that the model counted.
 */
export type ModelPrice = { input: number; output: number };

/** By the id under which the model is called. */
export const modelPrices: Readonly<Partial<Record<string, ModelPrice>>> = {
  'eu.amazon.nova-lite-v1:0': { input: 60, output: 240 },
};

/** Micro-dollars, rounded up. */
export function priceOf(
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
  { input, output }: ModelPrice,
): number {
  return Math.ceil((inputTokens * input + outputTokens * output) / 1_000);
}
