/** Whether the network carries: what the browser says, and what calls met. */
let isCarrying = true;
const listeners = new Set<() => void>();

export function readConnection(): boolean {
  return isCarrying && navigator.onLine;
}

/** A call failed for want of a network. */
export function reportNetworkFailure(): void {
  change(false);
}

/** A call was answered. */
export function reportAnswer(): void {
  change(true);
}

/** Returns how to stop listening. */
export function onConnection(listener: () => void): () => void {
  const back = (): void => {
    isCarrying = true;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('online', back);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', back);
    window.removeEventListener('offline', listener);
  };
}

function change(next: boolean): void {
  if (next === isCarrying) return;
  isCarrying = next;
  for (const listener of [...listeners]) listener();
}
