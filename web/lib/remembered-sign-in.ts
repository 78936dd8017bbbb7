/**
 * Remembered credentials (specification 2, section 9): account and password under AES-GCM with 256 bits and a random IV
 * of 12 bytes. The key cannot be exported and lives in IndexedDB beside what it opens: nobody can take the two to another
 * machine as text, but whoever has this browser can sign in. So it is offered for one's own device only, and a sign-in
 * that was ended from elsewhere takes it along.
 */
export type RememberedSignIn = { account: string; password: string };

type Kept = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

const DATABASE = 'xpage-sign-in';
const STORE = 'remembered';
const RECORD = 'sign-in';
const IV_BYTES = 12;

/** Whether this browser has a place for it. */
export function canRemember(): boolean {
  return typeof indexedDB !== 'undefined';
}

/** In place of what was remembered before, under a key of its own. */
export async function rememberSignIn(signIn: RememberedSignIn): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(signIn));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const kept: Kept = { key, iv, sealed };
  await inStore('readwrite', (store) => store.put(kept, RECORD));
}

/** Null when nothing is remembered, or when it cannot be read any more. */
export async function readRememberedSignIn(): Promise<RememberedSignIn | null> {
  if (!canRemember()) return null;
  try {
    const kept = (await inStore('readonly', (store) => store.get(RECORD))) as Kept | undefined;
    if (!kept) return null;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, kept.key, kept.sealed);
    const { account, password } = JSON.parse(new TextDecoder().decode(text)) as Record<string, unknown>;
    return typeof account === 'string' && typeof password === 'string' ? { account, password } : null;
  } catch {
    return null;
  }
}

export async function forgetSignIn(): Promise<void> {
  if (canRemember()) await inStore('readwrite', (store) => store.delete(RECORD)).catch(() => undefined);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its store.'));
  });
}
