import type { ReactNode } from 'react';
import { GoogleButton } from './google/google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Ways in without typing an address, where they are offered. */
export function OtherWays(): ReactNode {
  return (
    <>
      <GoogleButton />
      <PasskeyButton />
    </>
  );
}
