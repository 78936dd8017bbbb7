/** Support: staff sign in, decide on complaints, and look after accounts. The session is kept in this tab's memory alone. */
import { useCallback, useState, type ReactNode } from 'react';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AreaFrame } from '../../shell/area-frame.tsx';
import { AccountDesk } from './account-desk.tsx';
import { ComplaintDesk } from './complaint-desk.tsx';
import { StaffPasswordDialog } from './staff-password-dialog.tsx';
import { StaffSignIn } from './staff-sign-in.tsx';
import styles from './support.module.css';

export type Staff = OutputOfCall<'finishStaffSignIn'>;

export function SupportArea(): ReactNode {
  const [staff, setStaff] = useState<Staff | null>(null);
  const leave = useCallback(() => setStaff(null), []);
  return (
    <AreaFrame>
      <main className={styles.support} dir="ltr" lang="en">
        {staff === null ? <StaffSignIn onSignedIn={setStaff} /> : <Desks staff={staff} onLeave={leave} />}
      </main>
    </AreaFrame>
  );
}

const desks = {
  complaints: { label: 'Complaints', text: 'What visitors report, and what owners ask to look at again.' },
  accounts: { label: 'Accounts', text: 'Everything that is looked at or done here is noted for the owner to read.' },
};

function Desks({ staff, onLeave }: { staff: Staff; onLeave: () => void }): ReactNode {
  const [desk, setDesk] = useState<keyof typeof desks>('complaints');
  const [isChanging, setChanging] = useState(false);
  const { run: endSession, isRunning } = useEffectCall('endStaffSession');
  const props = { token: staff.idToken, onLeave };
  // Without an answer the session ends by itself within the hour; its token is gone from here in any case.
  const signOut = async (): Promise<void> => {
    await endSession({}, { token: staff.idToken });
    onLeave();
  };
  const closeDialog = (): void => setChanging(false);
  const changed = (): void => {
    closeDialog();
    showToast({ text: 'Your password is changed.', tone: 'good' });
  };
  return (
    <>
      {isChanging && <StaffPasswordDialog {...props} onChanged={changed} onClose={closeDialog} />}
      <PageHeader
        title={desks[desk].label}
        text={desks[desk].text}
        actions={
          <>
            <Segmented
              label="Desk"
              value={desk}
              options={(['complaints', 'accounts'] as const).map((value) => ({ value, label: desks[value].label }))}
              onChange={setDesk}
            />
            <Button onClick={() => setChanging(true)}>Password</Button>
            <Button isBusy={isRunning} onClick={() => void signOut()}>
              Sign out
            </Button>
          </>
        }
      />
      {desk === 'complaints' ? (
        <ComplaintDesk {...props} />
      ) : (
        <AccountDesk {...props} isAdministrator={staff.isAdministrator} />
      )}
    </>
  );
}
