/** What opens an account besides its password: a browser with a key and a PIN, and an authenticator app. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { totpCode, totpStep } from '../../../infra/local/engines/cognito/totp.ts';
import { enrolDevice, saveAuthenticator, startAuthenticator } from '../../../shared/calls/account.ts';
import { saveAgentPin } from '../../../shared/calls/agent.ts';
import { statementText, type DeviceStatement } from '../../../shared/model/lock.ts';
import type { Owner } from './owners.ts';
import { mustSucceed, type Proof } from './proof.ts';

export type EnrolledBrowser = {
  deviceId: string;
  /** A new statement, later than all before. */
  state(): DeviceStatement;
};

/** Sets the PIN, and lets it open a new browser. */
export async function enrolBrowser({ client }: Proof, owner: Owner, pin: string): Promise<EnrolledBrowser> {
  const as = { token: owner.idToken };
  mustSucceed(await client.call(saveAgentPin, { pin, currentPin: null }, as), 'set a PIN');
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  const enrolled = await client.call(enrolDevice, { publicKey: spki, pin }, as);
  mustSucceed(enrolled, 'enrol a browser');
  const { deviceId } = enrolled.data;
  let statedAt = Date.now() + client.session().aheadMs;
  return {
    deviceId,
    state: () => {
      statedAt += 1;
      const stated = { accountId: owner.accountId, deviceId, statedAt };
      const signature = sign('sha256', Buffer.from(statementText(stated)), { key, dsaEncoding: 'ieee-p1363' });
      return { ...stated, signature: signature.toString('base64url') };
    },
  };
}

export type App = {
  /** The digits that it shows, by the server's clock. */
  code(): string;
  /** Digits that it shows neither now nor soon nor showed just before. */
  wrongCodes(count: number): string[];
};

/** Turns the second factor on. */
export async function enrolApp({ client }: Proof, owner: Owner): Promise<App> {
  const as = { token: owner.idToken };
  const started = await client.call(startAuthenticator, {}, as);
  mustSucceed(started, 'begin with an authenticator app');
  const { key } = started.data;
  const step = (): number => totpStep(Date.now() + client.session().aheadMs);
  const app: App = {
    code: () => totpCode(key, step()),
    wrongCodes: (count) => {
      const right = [-2, -1, 0, 1, 2].map((offset) => totpCode(key, step() + offset));
      const codes = Array.from({ length: count + right.length }, (_, index) => String(index * 9_001).padStart(6, '0'));
      return codes.filter((code) => !right.includes(code)).slice(0, count);
    },
  };
  mustSucceed(await client.call(saveAuthenticator, { code: app.code() }, as), 'turn the second factor on');
  return app;
}
