import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteCard } from '../../../../shared/insurance/portal.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DocumentIcon, MailIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { LineMark } from '../policies/line-mark.tsx';
import page from '../portal-page.module.css';
import styles from './quotes-area.module.css';
import { useCustomerEmail } from '../policies/use-customer-email.ts';
import { useFailureToast } from '../policies/use-failure-toast.ts';
import { useFormats } from '../policies/use-formats.ts';
import { openQuote } from '../policies/open-quote.ts';

/** What was begun and not bought yet. */
export function QuotesArea(): ReactNode {
  const { t } = useTranslation('quotes');
  const { data, error, mutate } = useCall('selectMyPolicies', {});
  const email = useCustomerEmail();
  const quotes = data?.groups.flatMap((group) => group.quotes);
  return (
    <div className={page.page}>
      <PageHeader title={t('title')} text={t('text')} />
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={2} height={140} />}
      {quotes?.length === 0 && (
        <EmptyState icon={DocumentIcon} title={t('empty.title')} text={t('empty.text', { email })} />
      )}
      {quotes !== undefined && quotes.length > 0 && (
        <ul className={styles.list}>
          {quotes.map((quote) => (
            <QuoteRow key={quote.applicationId} quote={quote} email={email} />
          ))}
        </ul>
      )}
    </div>
  );
}

type Shown = Exclude<QuoteCard['state'], 'issued'>;

const tones: Record<Shown, ChipTone> = {
  draft: 'quiet',
  accepted: 'good',
  referred: 'warning',
  declined: 'quiet',
  ordered: 'accent',
};

function QuoteRow({ quote, email }: { quote: QuoteCard; email: string }): ReactNode {
  const { t } = useTranslation(['quotes', 'policies']);
  const { moment } = useFormats();
  // What has its policy is not among the quotes.
  const state = quote.state as Shown;
  return (
    <li className={styles.card}>
      <LineMark line={quote.line} isOver={state === 'declined'} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <bdi>{quote.productName}</bdi>
          </h2>
          <Chip tone={tones[state]}>
            {state === 'accepted' && quote.changes !== null ? t('confirmable') : t(`state.${state}`)}
          </Chip>
          {quote.isRenewal && <Chip>{t('renewal')}</Chip>}
        </div>
        {quote.changes === null ? (
          <Price quote={quote} />
        ) : (
          <p className={styles.soft}>{t('change', { number: `\u2066${quote.changes}\u2069` })}</p>
        )}
        <Holds quote={quote} />
        <p className={styles.quiet}>
          {t('changed', { day: moment(quote.changedAt) })}
          {quote.agent !== null && ` · ${t('policies:withAgent', { name: quote.agent.name })}`}
        </p>
      </div>
      {state !== 'declined' && <Actions quote={quote} email={email} />}
    </li>
  );
}

function Price({ quote: { price } }: { quote: QuoteCard }): ReactNode {
  const { t } = useTranslation('quotes');
  const { money } = useFormats();
  if (price === null) return <p className={styles.soft}>{t('noPrice')}</p>;
  const total = money(price.total);
  return (
    <p className={styles.price}>
      {price.isChosen ? total : t('fromPrice', { money: total })}
      <span className={styles.soft}>
        {' '}
        · <bdi>{price.planName}</bdi>
      </span>
    </p>
  );
}

function Holds({ quote: { state, daysLeft, validUntil } }: { quote: QuoteCard }): ReactNode {
  const { t } = useTranslation('quotes');
  if (validUntil === null || daysLeft === null || state === 'ordered' || state === 'declined') return null;
  return <p className={styles.quiet}>{daysLeft < 0 ? t('lapsed') : t('holds', { count: daysLeft })}</p>;
}

function Actions({
  quote: { applicationId, productName: name, price },
  email,
}: {
  quote: QuoteCard;
  email: string;
}): ReactNode {
  const { t } = useTranslation('quotes');
  const resuming = useEffectCall('resumeMyQuote');
  const mailing = useEffectCall('mailQuote');
  useFailureToast(resuming.error);
  useFailureToast(mailing.error);
  const resume = async (): Promise<void> => {
    const opened = await resuming.run({ applicationId });
    if (opened !== null) openQuote(opened);
  };
  const mail = async (): Promise<void> => {
    if ((await mailing.run({ applicationId })) !== null) showToast({ text: t('mailed', { email }), tone: 'good' });
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        isBusy={resuming.isRunning}
        aria-label={t('resumeName', { name })}
        onClick={() => void resume()}
      >
        {t('resume')}
      </Button>
      {price !== null && (
        <Button isBusy={mailing.isRunning} aria-label={t('mailName', { name })} onClick={() => void mail()}>
          {!mailing.isRunning && <MailIcon size={18} />}
          {t('mail')}
        </Button>
      )}
    </div>
  );
}
