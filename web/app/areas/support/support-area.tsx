/** Support: staff sign in, see what visitors complain about, and decide. The session is kept in this tab's memory alone. */
import { useCallback, useState, type ReactNode } from 'react';
import { AreaFrame } from '../../shell/area-frame.tsx';
import { ComplaintDesk } from './complaint-desk.tsx';
import { StaffSignIn } from './staff-sign-in.tsx';
import styles from './support.module.css';

export function SupportArea(): ReactNode {
  const [token, setToken] = useState<string | null>(null);
  const leave = useCallback(() => setToken(null), []);
  return (
    <AreaFrame>
      <main className={styles.support} dir="ltr" lang="en">
        {token === null ? <StaffSignIn onSignedIn={setToken} /> : <ComplaintDesk token={token} onLeave={leave} />}
      </main>
    </AreaFrame>
  );
}
