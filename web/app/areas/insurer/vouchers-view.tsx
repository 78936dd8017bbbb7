/** Vouchers: what each takes off, for how long, and how often it was used. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsurerVoucher } from '../../../../shared/insurance/insurer.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PlanIcon, PlusIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useAmounts } from '../insurance/use-amounts.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { SettingRow, SettingRows } from '../settings/setting-row.tsx';
import styles from './insurer.module.css';
import { VoucherForm } from './voucher-form.tsx';

export function VouchersView(): ReactNode {
  const { t } = useTranslation('insurer');
  const { data, error, mutate } = useCall('getInsurerVouchers', {});
  const [edited, setEdited] = useState<InsurerVoucher | 'new' | null>(null);
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={3} height={76} />;
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <PlusIcon size={18} />
      {t('vouchers.add')}
    </Button>
  );
  if (edited !== null) {
    return (
      <VoucherForm
        voucher={edited === 'new' ? null : edited}
        onDone={(isSaved) => {
          setEdited(null);
          if (isSaved) void mutate();
        }}
      />
    );
  }
  if (data.vouchers.length === 0) {
    return <EmptyState icon={PlanIcon} title={t('vouchers.none')} text={t('vouchers.noneText')} actions={add} />;
  }
  return (
    <Card title={t('vouchers.title')}>
      <SettingRows>
        {data.vouchers.map((voucher) => (
          <VoucherRow key={voucher.code} voucher={voucher} onEdit={() => setEdited(voucher)} />
        ))}
      </SettingRows>
      <div>{add}</div>
    </Card>
  );
}

function VoucherRow({ voucher, onEdit }: { voucher: InsurerVoucher; onEdit: () => void }) {
  const { code, percent, amount, from, until, used, uses, products, channels } = voucher;
  const { t } = useTranslation('insurer');
  const { day } = useAmounts();
  const tag = useLanguageTag();
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const value = percent === null ? new Intl.NumberFormat(tag).format((amount ?? 0) / 100) : share.format(percent / 100);
  const where = [products?.join(', ') ?? t('vouchers.allProducts'), channels?.join(', ') ?? t('vouchers.allChannels')];
  return (
    <SettingRow
      icon={PlanIcon}
      title={<bdi>{code}</bdi>}
      text={
        <span className={styles.lines}>
          <span>
            {t('vouchers.off', { value })} · {t('vouchers.days', { from: day(from), until: day(until) })}
          </span>
          <span>
            {t('vouchers.used', { used, uses })} · {where.join(' · ')}
          </span>
        </span>
      }
      action={<Button onClick={onEdit}>{t('edit')}</Button>}
    />
  );
}
