/** What stands in place of a removed product: drawn with the page, shown by edge-page-fallback. */
import { unavailableKey } from './product-keys.ts';
import { readPageFile } from './read-page-file.ts';

/** The document; null until the page has been drawn without the product. */
export const findUnavailablePage = (agentName: string): Promise<string | null> =>
  readPageFile(unavailableKey(agentName));
