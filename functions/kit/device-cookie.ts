/**
 * The cookie by which a browser is known again: a random name that no script can read, sent to the calls alone. It proves
 * nobody and opens nothing (docs/decisions/0044-strangers-lock-nobody-out.md).
 */
import type { CallContract } from '../../shared/calls/define-call.ts';
import type { Device } from './context.ts';
import { environment } from './environment.ts';
import { readCookies } from './signing/verify-request.ts';

export const DEVICE_COOKIE = 'xpage-device';

/** A year: counted from the last sign-in, which sets it again. */
export const DEVICE_SECONDS = 365 * 86_400;

/** All calls that know browsers stand under it. */
const PATH = '/v1/';

/** 256 bits, base64url. */
const NAME = /^[\w-]{43}$/;

export type DeviceOfRequest = {
  device: Device;
  /** What the answer leaves in the browser: no header, or one. */
  headers(): Record<string, string>;
};

/** @param cookies the header `Cookie`, empty when it did not come */
export function readDevice({ name: call, namesDevice }: CallContract, cookies: string): DeviceOfRequest {
  let kept: string | null = null;
  const sent = readCookies(cookies).get(DEVICE_COOKIE) ?? '';
  return {
    device: {
      name: NAME.test(sent) ? sent : null,
      keep: (name) => {
        if (!namesDevice)
          throw new Error(`The contract of ${call} does not say that it names devices: add namesDevice.`);
        kept = name;
      },
    },
    headers: () => (kept === null ? {} : { 'set-cookie': deviceCookie(kept) }),
  };
}

/** On one machine the app has no certificate, and some browsers keep no secure cookie then. */
function deviceCookie(name: string): string {
  const secure = environment.appOrigin().startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${name}; Path=${PATH}; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
