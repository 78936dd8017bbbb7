/** The invoices: the upcoming one, then what was paid, each with its PDF. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../../shared/model/billing.ts';
import { downloadInvoice } from '../../../lib/api/download.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DownloadIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { ShowMore } from '../conversations/show-more.tsx';
import { useGrowingPages } from '../conversations/use-growing-pages.ts';
import styles from './billing.module.css';
import invoiceStyles from './invoices.module.css';
import { useFormats } from './use-formats.ts';

const tones: Record<Invoice['status'], ChipTone> = { upcoming: 'accent', paid: 'good', refunded: 'quiet' };

export function InvoicesSection(): ReactNode {
  const { t } = useTranslation('billing');
  const { paging, showMore } = useGrowingPages('', 'newest');
  const { data, error, isValidating, mutate } = useCall('invoicePage', {}, { paging, swr: { keepPreviousData: true } });
  return (
    <Card title={t('invoices.title')}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} height={64} />}
      {data?.invoices.length === 0 && <p className={styles.empty}>{t('invoices.none')}</p>}
      {data !== undefined && data.invoices.length > 0 && (
        <ul className={invoiceStyles.list}>
          {data.invoices.map((invoice) => (
            <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
          ))}
        </ul>
      )}
      {data !== undefined && data.invoices.length < data.count && (
        <ShowMore label={t('invoices.more')} isBusy={isValidating} onShowMore={showMore} />
      )}
    </Card>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { money, date } = useFormats();
  const { number, planId, cycle, billedAt, total, status, hasFile } = invoice;
  return (
    <li className={invoiceStyles.row}>
      <div className={invoiceStyles.words}>
        <p className={invoiceStyles.title}>
          {t('planAndCycle', { plan: t(`app:plan.${planId}`), cycle: t(`cycle.${cycle}`) })}
        </p>
        <p className={classNames(styles.quiet, invoiceStyles.about)}>
          <span>{date(billedAt)}</span>
          {number !== null && <bdi dir="ltr">{number}</bdi>}
        </p>
      </div>
      <span className={invoiceStyles.status}>
        <Chip tone={tones[status]}>{t(`invoices.${status}`)}</Chip>
      </span>
      <span className={invoiceStyles.total}>{money(total)}</span>
      <span className={invoiceStyles.file}>
        {hasFile && number !== null && <PdfButton invoice={invoice} number={number} />}
      </span>
    </li>
  );
}

function PdfButton({ invoice: { invoiceId }, number }: { invoice: Invoice; number: string }): ReactNode {
  const { t } = useTranslation('billing');
  const toasts = useToasts();
  const [isRunning, setRunning] = useState(false);
  const download = async (): Promise<void> => {
    setRunning(true);
    try {
      saveFile(await downloadInvoice(invoiceId), `${number}.pdf`);
    } catch (error) {
      toasts.failed(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button isBusy={isRunning} aria-label={t('invoices.download', { number })} onClick={() => void download()}>
      {!isRunning && <DownloadIcon size={18} />}
      {t('invoices.pdf')}
    </Button>
  );
}
