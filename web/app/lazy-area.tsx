import i18next from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

export type LazyArea<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Begins to load what will be shown in a moment. */
  preload: () => void;
};

/**
 * A part of the app in a chunk of its own: 120 seconds at most, then the named chunk-load error.
 * @param namespaces texts that come beside the chunk; one that is missed only when a part of the screen is there takes the
 *   whole screen away for as long as it takes to load
 */
export function lazyArea<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly string[] = [],
): LazyArea<Props> {
  const bring = async (): Promise<{ default: ComponentType<Props> }> => {
    const [component] = await Promise.all([loadChunk(load), i18next.loadNamespaces(namespaces)]);
    return { default: component };
  };
  let coming: ReturnType<typeof bring> | null = null;
  return Object.assign(
    lazy(() => coming ?? bring()),
    {
      preload() {
        coming ??= bring();
        // Not heard before the part is shown, which then loads it again.
        coming.catch(() => (coming = null));
      },
    },
  );
}
