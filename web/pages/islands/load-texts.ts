import type { IslandTexts } from '../page-texts.ts';

let loading: Promise<IslandTexts> | null = null;

/** The islands' texts in the page's language, fetched once; throws when they can't be had. */
export function loadTexts(): Promise<IslandTexts> {
  loading ??= importTexts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function importTexts(): Promise<IslandTexts> {
  const address = new URL(document.documentElement.dataset.texts ?? '', document.baseURI).href;
  const module = (await import(/* @vite-ignore */ address)) as { texts: IslandTexts };
  return module.texts;
}
