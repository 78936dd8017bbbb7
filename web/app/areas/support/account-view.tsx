/** The account of an open session: facts on one side, what can be done on the other, the clock above. */
import { useEffect, type ReactNode } from 'react';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { ActList } from './act-list.tsx';
import { AccountActForm } from './account-act-form.tsx';
import type { Supported } from './account-desk.tsx';
import styles from './account-desk.module.css';
import { AccountFacts } from './account-facts.tsx';
import { AccountPayments } from './account-payments.tsx';
import support from './support.module.css';

export type AccountViewProps = Supported & {
  token: string;
  isAdministrator: boolean;
  onChanged: (open: Supported) => void;
  onClosed: () => void;
  onLeave: () => void;
};

export function AccountView(props: AccountViewProps): ReactNode {
  const { account, isAdministrator } = props;
  return (
    <div className={support.view}>
      <SessionBar {...props} />
      <div className={styles.columns}>
        <AccountFacts account={account} />
        <div className={support.view}>
          {isAdministrator ? (
            <AccountActForm {...props} />
          ) : (
            <Card title="What can be done" text="Locks, suspensions and refunds are an administrator's." />
          )}
          <AccountPayments {...props} />
          <Card title="What support did" text="The owner reads this list.">
            <ActList acts={account.acts} />
          </Card>
        </div>
      </div>
    </div>
  );
}

function SessionBar({ account, endsAt, token, onClosed }: AccountViewProps): ReactNode {
  const seconds = useSecondsUntil(Date.parse(endsAt));
  const { run, isRunning } = useEffectCall('closeSupportSession');
  useEffect(() => {
    if (seconds === 0) onClosed();
  }, [seconds, onClosed]);
  const close = async (): Promise<void> => {
    await run({ accountId: account.accountId }, { token });
    onClosed();
  };
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={styles.bar}>
      <h2 className={styles.name}>
        <bdi>{account.fullName}</bdi>
      </h2>
      <span className={styles.clock} role="timer" aria-label="Time left in this session">
        {clock}
      </span>
      <Button isBusy={isRunning} onClick={() => void close()}>
        Done with this account
      </Button>
    </div>
  );
}
