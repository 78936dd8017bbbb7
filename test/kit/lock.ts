/** An owner with a table in memory, a browser with a key, and an app with codes. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { ulid } from 'ulid';
import { enrolDevice } from '../../functions/calls/account/enrol-device.ts';
import { saveAuthenticator } from '../../functions/calls/account/save-authenticator.ts';
import { savePasskey } from '../../functions/calls/account/save-passkey.ts';
import { startAuthenticator } from '../../functions/calls/account/start-authenticator.ts';
import { startPasskey } from '../../functions/calls/account/start-passkey.ts';
import { saveAgentPin } from '../../functions/calls/agent/save-agent-pin.ts';
import { type SessionMethod, sessionKey } from '../../functions/kit/account-session.ts';
import type { OwnerContext } from '../../functions/kit/context.ts';
import { statementText, type DeviceStatement } from '../../shared/model/lock.ts';
import { appCode } from './app-code.ts';
import { callContext, NOW, ownerContext } from './call-context.ts';
import { useCognito } from './cognito.ts';
import { accountId } from './id-tokens.ts';
import { useLog } from './log.ts';
import { useMemoryTable } from './memory-table.ts';
import { accountRow, emailRow } from './rows.ts';
import { useSecrets } from './secrets.ts';
import { softwarePasskey } from './software-passkey.ts';

const fresh = { newId: () => ulid(), randomBytes: (length: number) => randomBytes(length) };

/** Somebody without a token, some seconds after NOW. */
export const visitor = (afterSeconds = 0) =>
  callContext({ ...fresh, now: new Date(NOW.getTime() + afterSeconds * 1_000) });

/** The owner, signed in a minute before NOW. */
export const owner = (changes: Partial<OwnerContext> = {}): OwnerContext => ownerContext({ ...fresh, ...changes });

export function sessionRow(method: SessionMethod = 'password', signedInAt = owner().actor.signedInAt) {
  return { ...sessionKey(accountId, signedInAt), signedInAt, method, seenAt: NOW.toISOString(), expiresAt: 4e9 };
}

/** To be called once in a test file, outside of tests. */
export function useLock() {
  const memory = useMemoryTable();
  const cognito = useCognito();
  useSecrets();
  const log = useLog();
  return {
    ...memory,
    cognito,
    log,
    /** The account, signed in. */
    begin: (method: SessionMethod = 'password') => memory.put([accountRow(), emailRow(), sessionRow(method)]),
    mailsOf: () =>
      [...memory.table().rows.values()].filter(({ job }) => job === 'send-message').map(({ payload }) => payload),
  };
}

export const PIN = '4071';

/** A browser with a key of its own. */
export function newBrowser() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    /** @param afterSeconds when it states it, counted from NOW */
    state(deviceId: string, afterSeconds = 1, ofAccount = accountId): DeviceStatement {
      const stated = { accountId: ofAccount, deviceId, statedAt: NOW.getTime() + afterSeconds * 1_000 };
      const signature = sign('sha256', Buffer.from(statementText(stated)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return { ...stated, signature: signature.toString('base64url') };
    },
  };
}

/** A PIN, and a browser that it opens. */
export async function enrolledBrowser() {
  await saveAgentPin({ pin: PIN, currentPin: null }, owner());
  const browser = newBrowser();
  const { deviceId } = await enrolDevice({ publicKey: browser.publicKey, pin: PIN }, owner());
  return { ...browser, deviceId, state: (afterSeconds?: number) => browser.state(deviceId, afterSeconds) };
}

export async function enrolledPasskey() {
  const passkey = softwarePasskey();
  await savePasskey({ name: 'iPhone', passkey: passkey.create(await startPasskey({}, owner())) }, owner());
  return passkey;
}

/** What an app makes of the key that was typed into it. */
export function appWith(base32: string) {
  return { codeAfter: (seconds: number) => appCode(base32, new Date(NOW.getTime() + seconds * 1_000)) };
}

/** The second factor on, with its app and the recovery codes. */
export async function enrolledApp() {
  const { key } = await startAuthenticator({}, owner());
  const app = appWith(key);
  const { recoveryCodes } = await saveAuthenticator({ code: app.codeAfter(0) }, owner());
  return { ...app, recoveryCodes };
}
