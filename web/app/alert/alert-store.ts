/** The warning that the call layer asks for (specification 2, section 4), until the person has dismissed it. */
import type { Alert } from '../../lib/ports.ts';

export type OpenAlert = Alert & { dismiss: () => void };

let open: OpenAlert | null = null;
const listeners = new Set<() => void>();

/** Resolves when the person has dismissed it. */
export function askAlert(alert: Alert): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  change({
    ...alert,
    dismiss: () => {
      change(null);
      resolve();
    },
  });
  return promise;
}

export function readAlert(): OpenAlert | null {
  return open;
}

/** Returns how to stop listening. */
export function onAlert(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: OpenAlert | null): void {
  open = next;
  for (const listener of [...listeners]) listener();
}
