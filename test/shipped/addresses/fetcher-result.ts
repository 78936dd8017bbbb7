import { fileURLToPath } from 'node:url';
import { shippedFunctions, type ShippedFunction } from '../kit/shipped-functions.ts';

/** What came of giving hostile addresses to one of the functions that fetch. */
export type FetcherResult = {
  fetcher: string;
  targets: number;
  /** Connections to what is inside, with what was asked there. */
  canaryHits: string[];
  /** Whether it fetched at all: a fetcher that is broken reaches nothing either. */
  isAtWork: boolean;
};

/** Runs before the package: see there. */
export const GUARDED_NETWORK = fileURLToPath(new URL('../kit/guarded-network.ts', import.meta.url));

export function shippedFunction(name: string): ShippedFunction {
  const found = shippedFunctions().find((shipped) => shipped.name === name);
  if (!found) throw new Error(`Production deploys no function named ${name}.`);
  return found;
}
