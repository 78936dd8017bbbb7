import i18next from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

/**
 * A part of the app in a chunk of its own: 120 seconds at most, then the named chunk-load error.
 * @param namespaces texts that come beside the chunk; one that is missed only when a part of the screen is there takes the
 *   whole screen away for as long as it takes to load
 */
export function lazyArea<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly string[] = [],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([loadChunk(load), i18next.loadNamespaces(namespaces)]);
    return { default: component };
  });
}
