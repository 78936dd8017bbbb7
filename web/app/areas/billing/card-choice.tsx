/** A kept card, or another one in the hosted fields. */
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../../../shared/model/billing.ts';
import styles from './billing.module.css';
import type { CardFieldsHandle } from '../../payment/card-fields.tsx';
import { CardName } from './card-name.tsx';
import { NewCard } from './new-card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { PayDraft, PayErrors } from './use-pay.ts';

type CardChoiceProps = {
  cards: readonly Card[];
  /** Null: another one. */
  chosen: string | null;
  nameOnCard: string;
  fields: RefObject<CardFieldsHandle | null>;
  errors: PayErrors;
  onChange: (changes: Partial<PayDraft>) => void;
};

const ANOTHER = 'another';

export function CardChoice({ cards, chosen, nameOnCard, fields, errors, onChange }: CardChoiceProps): ReactNode {
  const { t } = useTranslation('billing');
  const kept = cards.map((card) => ({ value: card.cardId, label: <CardName card={card} /> }));
  return (
    <div className={styles.cardChoice}>
      {cards.length > 0 && (
        <RadioCards
          label={t('card.which')}
          value={chosen ?? ANOTHER}
          options={[...kept, { value: ANOTHER, label: t('card.another') }]}
          onChange={(value) => onChange({ cardId: value === ANOTHER ? null : value })}
        />
      )}
      {chosen === null && (
        <NewCard
          fields={fields}
          nameOnCard={nameOnCard}
          nameError={errors.nameOnCard}
          cardError={errors.card}
          onName={(name) => onChange({ nameOnCard: name })}
        />
      )}
    </div>
  );
}
