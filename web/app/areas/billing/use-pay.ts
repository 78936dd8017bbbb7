/** What is filled in at the checkout, and the one press that pays. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TERMS_VERSION } from '../../../../shared/model/account.ts';
import type { Customer, PaymentStep, PayWay } from '../../../../shared/model/billing.ts';
import { isCardExpired } from '../../../../shared/rules/card-expiry.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { InputOfCall } from '../../../lib/api/call-types.ts';
import { useAskAgain, useEffectCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import type { PayCardProps } from './pay-card.tsx';
import { useNewCard } from './use-new-card.ts';

export type PayDraft = {
  payWay: PayWay;
  /** A kept card; null for another one. */
  cardId: string | null;
  nameOnCard: string;
  isAutoRenewing: boolean;
  hasConsent: boolean;
};

export type PayErrors = { nameOnCard?: string | undefined; card?: string | undefined; consent?: string | undefined };

type Purchase = InputOfCall<'createPaypalPaymentLink'>;

export function usePay(props: PayCardProps) {
  const { choice, preview, total, customer, onStep } = props;
  const { t } = useTranslation(['billing', 'errors']);
  const [typed, setTyped] = useState<Partial<PayDraft>>({});
  const [isTried, setTried] = useState(false);
  const { order, failure } = useOrder();
  const newCard = useNewCard(props.fields, props.onCustomer);
  const { isRunning, once } = useOnce();
  const draft: PayDraft = { ...draftOf(preview.payWays, customer), ...typed };
  const change = (changes: Partial<PayDraft>): void => setTyped((before) => ({ ...before, ...changes }));
  const isNewCard = draft.payWay === 'card' && draft.cardId === null;
  const missing: PayErrors = {
    nameOnCard: isNewCard && draft.nameOnCard.trim() === '' ? t('errors:card_name_required') : undefined,
    consent: draft.hasConsent ? undefined : t('pay.consentMissing'),
  };
  const confirm = (): Promise<void> =>
    once(async () => {
      setTried(true);
      if (choice.planId === 'free' || Object.values(missing).some((error) => error !== undefined)) return;
      const cardId = isNewCard ? await newCard.keep(draft.nameOnCard, customer) : draft.cardId;
      if (isNewCard && cardId === null) return;
      if (isNewCard) change({ cardId });
      const purchase: Purchase = {
        planId: choice.planId,
        cycle: choice.cycle,
        total,
        termsVersion: TERMS_VERSION,
        isAutoRenewing: draft.isAutoRenewing,
      };
      const begin = async (): Promise<void> => {
        const step = await order(draft.payWay, purchase, cardId);
        if (step === null) return;
        onStep(step, () => void once(begin));
        if (step.state === 'open' && step.approvalUrl !== null) window.location.assign(step.approvalUrl);
      };
      await begin();
    });
  const errors: PayErrors = { ...(isTried && missing), card: newCard.label };
  return { draft, change, errors, failure: newCard.failure ?? failure, isRunning, confirm };
}

function draftOf(payWays: readonly PayWay[], { cards }: Customer): PayDraft {
  const payWay = payWays[0] ?? 'card';
  const good = cards.find((card) => !isCardExpired(card, new Date()));
  return { payWay, cardId: good?.cardId ?? null, nameOnCard: '', isAutoRenewing: true, hasConsent: false };
}

/** Runs one at a time: a press while another is worked on is that press. */
function useOnce() {
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  return { isRunning, once };
}

/** Orders by the way of paying. What a refusal says to be out of date is asked again. */
function useOrder() {
  const textOf = useErrorText();
  const [last, setLast] = useState<PayWay>('card');
  const calls = {
    card: useEffectCall('createSubscription'),
    paypal: useEffectCall('createPaypalPaymentLink'),
    gopay: useEffectCall('createGoPayQRCodeLink'),
  };
  const { error } = calls[last];
  useRefreshAfter(error);
  const order = (payWay: PayWay, purchase: Purchase, cardId: string | null): Promise<PaymentStep | null> => {
    setLast(payWay);
    return payWay === 'card' ? calls.card.run({ ...purchase, cardId }) : calls[payWay].run(purchase);
  };
  return { order, failure: error && textOf(error) };
}

function useRefreshAfter(error: Error | undefined): void {
  const askAgain = useAskAgain();
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'price_changed') void askAgain('previewSubscription');
    if (error.code === 'payment_open') void askAgain('subscriptionRecord');
  }, [error, askAgain]);
}
