/** The key by which this browser proves itself: made here, kept in IndexedDB, never to be read, not even by us. */
import { statementText, type DeviceStatement } from '../../../shared/model/lock.ts';
import { toBase64Url } from '../crypto-base64.ts';
import { serverNow } from '../session/server-time.ts';

const DATABASE = 'xpage-lock';
const STORE = 'keys';
const ENTRY = 'device';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Makes a new one, in place of any older one; its public key, SPKI in base64url. */
export async function makeDeviceKey(): Promise<string> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  await inStore('readwrite', (store) => store.put(privateKey, ENTRY));
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)));
}

export async function forgetDeviceKey(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(ENTRY));
}

/** Null when the browser has thrown the key away. */
export async function signStatement(device: { accountId: string; deviceId: string }): Promise<DeviceStatement | null> {
  const key = await inStore('readonly', (store) => store.get(ENTRY) as IDBRequest<CryptoKey | undefined>);
  if (!key) return null;
  const stated = { accountId: device.accountId, deviceId: device.deviceId, statedAt: Math.floor(serverNow()) };
  const text = new TextEncoder().encode(statementText(stated));
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, text);
  return { ...stated, signature: toBase64Url(new Uint8Array(signature)) };
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await resultOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return resultOf(request);
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer.')));
  });
}
