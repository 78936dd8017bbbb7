import { useRef, useState, type ReactNode } from 'react';
import { pathTo } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardFields, type CardFieldsHandle } from '../../payment/card-fields.tsx';
import styles from './pieces.module.css';

const details = {
  billingEmail: 'mara@example.com',
  name: 'Mara Lindqvist',
  company: '',
  vatNumber: '',
  addressLine: 'Sveavägen 12',
  city: 'Stockholm',
  postcode: '111 57',
  country: 'SE',
};

/** The provider's card fields, with a card that is really kept. */
export function CardPieces(): ReactNode {
  const create = useEffectCall('createCustomer');
  const start = useEffectCall('startCard');
  const bind = useEffectCall('bindCreditCard');
  const fields = useRef<CardFieldsHandle>(null);
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);

  const begin = async (): Promise<void> => {
    setResult(null);
    setIsReady(false);
    const isKnown = (await create.run(details)) !== null;
    const started = isKnown ? await start.run({}) : null;
    setClientSecret(started?.clientSecret ?? null);
  };
  const keep = async (): Promise<void> => {
    const { errorLabel, setupId } = (await fields.current?.confirm(details.name)) ?? { errorLabel: '', setupId: null };
    if (setupId === null) return setResult({ tone: 'bad', text: errorLabel ?? '' });
    const [card] = (await bind.run({ setupId, nameOnCard: details.name }))?.cards ?? [];
    setResult(card ? { tone: 'good', text: `Kept: ${card.brand} ${card.last4}` } : { tone: 'bad', text: 'Not kept' });
    setClientSecret(null);
  };

  return (
    <Card title="Card fields">
      <div className={styles.stack}>
        {clientSecret === null ? (
          <Button onClick={() => void begin()} isBusy={create.isRunning || start.isRunning}>
            Add a card
          </Button>
        ) : (
          <>
            <CardFields
              ref={fields}
              clientSecret={clientSecret}
              kind="setup"
              returnPath={pathTo('plan')}
              onReady={() => setIsReady(true)}
            />
            <Button onClick={() => void keep()} disabled={!isReady} isBusy={bind.isRunning}>
              Keep this card
            </Button>
          </>
        )}
        {result !== null && <Notice tone={result.tone}>{result.text}</Notice>}
      </div>
    </Card>
  );
}
