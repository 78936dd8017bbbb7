/** Name on card, and the provider's fields for the rest. */
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { LockIcon } from '../../../ui/area-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './billing.module.css';
import { CardFields, type CardFieldsHandle } from '../../payment/card-fields.tsx';

type NewCardProps = {
  fields: RefObject<CardFieldsHandle | null>;
  nameOnCard: string;
  nameError: string | undefined;
  /** What is wrong with what the hosted fields hold. */
  cardError: string | undefined;
  onName: (name: string) => void;
};

export function NewCard({ fields, nameOnCard, nameError, cardError, onName }: NewCardProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const textOf = useErrorText();
  const { clientSecret, error, start } = useCardSecret();
  const [isReady, setReady] = useState(false);
  return (
    <div className={styles.form}>
      <TextField
        label={t('card.name')}
        autoComplete="cc-name"
        maxLength={120}
        value={nameOnCard}
        error={nameError}
        onChange={onName}
      />
      {error !== undefined && (
        <Notice tone="bad">
          <p>{textOf(error)}</p>
          <Button onClick={start}>{t('app:retry')}</Button>
        </Notice>
      )}
      {clientSecret !== null && (
        <CardFields
          ref={fields}
          clientSecret={clientSecret}
          kind="setup"
          returnPath={pathTo('plan')}
          onReady={() => setReady(true)}
        />
      )}
      {error === undefined && !isReady && <Skeleton height={120} />}
      {cardError !== undefined && (
        <p role="alert" className={styles.problem}>
          {cardError}
        </p>
      )}
      <p className={styles.safe}>
        <LockIcon size={16} />
        {t('card.safe')}
      </p>
    </div>
  );
}

/** What opens the fields; asked for when they are first shown. */
function useCardSecret() {
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const { run, error } = useEffectCall('startCard');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    void run({}).then((answer) => {
      if (isShown && answer !== null) setClientSecret(answer.clientSecret);
    });
    return () => {
      isShown = false;
    };
  }, [run, tries]);
  return { clientSecret, error, start: () => setTries((count) => count + 1) };
}
