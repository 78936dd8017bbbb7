import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

/** A part of the app in a chunk of its own: 120 seconds at most, then the named chunk-load error. */
export function lazyArea<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
