/**
 * The application of this tab, while its address changes from the product's to its own and back and forth between
 * questions: what was typed a moment ago is not read again from the server.
 */
import type { ApplicationStore, Opened, Start } from './application-store.ts';

let held: { store: ApplicationStore; name: string } | null = null;

/** What is kept of an application that this tab works on; null for every other. */
export function heldApplication(applicationId: string): Opened | null {
  const { server: application = null, key = null } = held?.store.read() ?? {};
  return application?.applicationId === applicationId && key !== null ? { application, key } : null;
}

/** The one that is worked on, when it is this; else a new one. */
export function holdStore(start: Start, make: () => ApplicationStore): ApplicationStore {
  const name = nameOf(start);
  const current = held?.store.read().server ?? null;
  const isThis =
    'opened' in start ? current?.applicationId === start.opened.application.applicationId : held?.name === name;
  if (held === null || !isThis) held = { store: make(), name };
  return held.store;
}

/** The next application begins anew. */
export function letGo(): void {
  held = null;
}

const nameOf = (start: Start): string =>
  'opened' in start
    ? start.opened.application.applicationId
    : `${start.beginning.channelCode} ${start.beginning.productCode} ${start.beginning.agentName ?? ''}`;
