/** Keeps the card that was typed into the hosted fields. */
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../../../shared/model/billing.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import type { CardFieldsHandle } from '../../payment/card-fields.tsx';

export function useNewCard(fields: RefObject<CardFieldsHandle | null>, onCustomer: (customer: Customer) => void) {
  const { t } = useTranslation('errors');
  const textOf = useErrorText();
  const { run, error } = useEffectCall('bindCreditCard');
  /** The provider's own words; empty where it has none. */
  const [label, setLabel] = useState<string | undefined>(undefined);
  /** Gives the id of the card, or null when it was not taken: then `label` or `failure` says why. */
  const keep = async (nameOnCard: string, before: Pick<Customer, 'cards'> | null): Promise<string | null> => {
    setLabel(undefined);
    const taken = await fields.current?.confirm(nameOnCard.trim());
    if (taken === undefined || taken.setupId === null) {
      setLabel(taken?.errorLabel ?? '');
      return null;
    }
    const customer = await run({ setupId: taken.setupId, nameOnCard: nameOnCard.trim() });
    if (customer === null) return null;
    onCustomer(customer);
    return newCardOf(customer, before);
  };
  return {
    keep,
    /** Belongs to the fields of the card: the provider's own words, or that the number is not one. */
    label: label === '' ? t('card_invalid') : label,
    failure: error && textOf(error),
  };
}

/** The one that was not there before; the newest is the first. */
function newCardOf({ cards }: Customer, before: Pick<Customer, 'cards'> | null): string | null {
  const known = new Set(before?.cards.map(({ cardId }) => cardId));
  const card = cards.find(({ cardId }) => !known.has(cardId)) ?? cards[0];
  return card?.cardId ?? null;
}
