import { useCallback, useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useLanguageCode } from '../../ui/use-language-tag.ts';
import styles from './card-fields.module.css';
import { onThemeChange, readAppearance } from './field-appearance.ts';
import { errorLabelOf, loadStripe, type Elements, type PaymentElement, type StripeJs } from './stripe-js.ts';

/** What became of it: why not, in the provider's words, or the id of the card's set-up. */
export type CardOutcome = { errorLabel: string | null; setupId: string | null };

export type CardFieldsHandle = {
  /** Sends what was typed to the provider and shows the bank's question where it has one. Never rejects. */
  confirm(nameOnCard?: string): Promise<CardOutcome>;
};

export type CardFieldsProps = {
  /** Of the payment, or of the card that is to be kept. */
  clientSecret: string;
  kind: 'payment' | 'setup';
  /** Where a bank that asks on a page of its own sends its customer back to: a path of this site. */
  returnPath: string;
  /** The fields can be typed into. */
  onReady?: () => void;
  /** Whether all of them are filled in. */
  onComplete?: (isComplete: boolean) => void;
  ref?: Ref<CardFieldsHandle>;
};

type Mounted = { stripe: StripeJs; elements: Elements };

/** The provider's card fields in a frame of its own: nothing that is typed there passes through our page. */
export function CardFields(props: CardFieldsProps): ReactNode {
  const { clientSecret, kind, returnPath, onReady, onComplete, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const locale = useLanguageCode();
  const told = useRef({ onReady, onComplete });
  useEffect(() => {
    told.current = { onReady, onComplete };
  });

  useEffect(() => {
    let isCurrent = true;
    let element: PaymentElement | null = null;
    const showFields = (stripe: StripeJs): void => {
      if (!isCurrent || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: readAppearance(), locale });
      // Who pays is asked by us, and wallets of the browser are none of the ways that we offer.
      const options = {
        fields: { billingDetails: { name: 'never' } },
        wallets: { applePay: 'never', googlePay: 'never' },
      };
      element = elements.create('payment', options);
      element.on('ready', () => {
        setIsReady(true);
        told.current.onReady?.();
      });
      element.on('change', ({ complete }) => told.current.onComplete?.(complete));
      element.on('loaderror', () => setFailure(new Error('The card fields could not be loaded.')));
      element.mount(place.current);
      mounted.current = { stripe, elements };
    };
    loadStripe(locale).then(showFields, (error: unknown) => isCurrent && setFailure(error));
    const stop = onThemeChange(() => mounted.current?.elements.update({ appearance: readAppearance() }));
    return () => {
      isCurrent = false;
      stop();
      element?.destroy();
      mounted.current = null;
      setIsReady(false);
    };
  }, [clientSecret, locale, tries]);

  useImperativeHandle(
    ref,
    () => ({ confirm: (name = '') => confirmCard(mounted.current, { kind, name, returnPath }) }),
    [kind, returnPath],
  );

  const tryAgain = useCallback(() => {
    setFailure(null);
    setTries((count) => count + 1);
  }, []);

  if (failure !== null) return <ErrorState error={failure} onRetry={tryAgain} />;
  return (
    <div className={styles.fields} aria-busy={!isReady}>
      {!isReady && <SkeletonRows rows={2} />}
      <div ref={place} className={isReady ? undefined : styles.coming} />
    </div>
  );
}

type Confirmation = Pick<CardFieldsProps, 'kind' | 'returnPath'> & { name: string };

async function confirmCard(mounted: Mounted | null, { kind, name, returnPath }: Confirmation): Promise<CardOutcome> {
  if (!mounted) return { errorLabel: '', setupId: null };
  const { stripe, elements } = mounted;
  const options = {
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: `${window.location.origin}${returnPath}`,
      payment_method_data: { billing_details: { name } },
    },
  } as const;
  try {
    const answer = await (kind === 'payment' ? stripe.confirmPayment(options) : stripe.confirmSetup(options));
    return { errorLabel: errorLabelOf(answer), setupId: answer.setupIntent?.id ?? null };
  } catch {
    // The provider has not answered: whether it is paid is asked of our own server.
    return { errorLabel: '', setupId: null };
  }
}
