/** A voucher, to make it or to change it. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InsurerVoucherContent, type InsurerVoucher } from '../../../../shared/insurance/insurer.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from './insurer.module.css';
import { listOf } from './list-of.ts';

type VoucherFormProps = {
  /** Null for a new one. */
  voucher: InsurerVoucher | null;
  onDone: (isSaved: boolean) => void;
};

type Typed = {
  code: string;
  kind: 'percent' | 'amount';
  value: string;
  from: string;
  until: string;
  uses: string;
  products: string;
  channels: string;
};

export function VoucherForm({ voucher, onDone }: VoucherFormProps): ReactNode {
  const { t } = useTranslation(['insurer', 'app']);
  const textOf = useErrorText();
  const toasts = useToasts();
  const { run, isRunning, error } = useEffectCall('saveInsurerVoucher');
  const [typed, setTyped] = useState(() => toTyped(voucher));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<Typed>): void => setTyped({ ...typed, ...part });
  const checked = InsurerVoucherContent.safeParse(toContent(typed));
  const faulty = new Set(checked.error?.issues.map(({ path }) => String(path[0] ?? 'value')));
  const errorOf = (field: string, words: string): string | undefined =>
    isTried && faulty.has(field) ? words : undefined;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isRunning || !checked.success || !(await run({ voucher: checked.data }))) return;
    toasts.saved();
    onDone(true);
  };
  const isWrongValue = faulty.has(typed.kind) || faulty.has('value');
  return (
    <Card title={voucher === null ? t('vouchers.add') : t('voucher.title', { code: voucher.code })}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <div className={styles.columns}>
          <TextField
            label={t('voucher.code')}
            readOnly={voucher !== null}
            value={typed.code}
            error={errorOf('code', t('voucher.wrong.code'))}
            onChange={(code) => change({ code: code.toUpperCase() })}
          />
          <TextField
            label={t('voucher.uses')}
            inputMode="numeric"
            value={typed.uses}
            error={errorOf('uses', t('voucher.wrong.uses'))}
            onChange={(uses) => change({ uses })}
          />
          <SelectField
            label={t('voucher.kind')}
            value={typed.kind}
            options={[
              { value: 'percent', label: t('voucher.kinds.percent') },
              { value: 'amount', label: t('voucher.kinds.amount') },
            ]}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            label={t(typed.kind === 'percent' ? 'voucher.percent' : 'voucher.amount')}
            inputMode="decimal"
            value={typed.value}
            error={isTried && isWrongValue ? t('voucher.wrong.value') : undefined}
            onChange={(value) => change({ value })}
          />
          <TextField
            label={t('voucher.from')}
            type="date"
            value={typed.from}
            error={errorOf('from', t('chooseDay'))}
            onChange={(from) => change({ from })}
          />
          <TextField
            label={t('voucher.until')}
            type="date"
            value={typed.until}
            error={errorOf('until', t('voucher.wrong.until'))}
            onChange={(until) => change({ until })}
          />
          <TextField
            label={t('voucher.products')}
            isOptional
            help={t('codes')}
            value={typed.products}
            error={errorOf('products', t('voucher.wrong.products'))}
            onChange={(products) => change({ products })}
          />
          <TextField
            label={t('voucher.channels')}
            isOptional
            help={t('codes')}
            value={typed.channels}
            error={errorOf('channels', t('voucher.wrong.channels'))}
            onChange={(channels) => change({ channels })}
          />
        </div>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            {t('save')}
          </Button>
          <Button onClick={() => onDone(false)}>{t('app:cancel')}</Button>
        </div>
      </form>
    </Card>
  );
}

function toTyped(voucher: InsurerVoucher | null): Typed {
  if (voucher === null)
    return { code: '', kind: 'percent', value: '', from: '', until: '', uses: '100', products: '', channels: '' };
  const { code, percent, amount, from, until, uses, products, channels } = voucher;
  return {
    ...{ code, from, until, uses: String(uses) },
    ...{ kind: percent === null ? 'amount' : 'percent', value: String(percent ?? (amount ?? 0) / 100) },
    ...{ products: products?.join(', ') ?? '', channels: channels?.join(', ') ?? '' },
  };
}

function toContent({ code, kind, value, from, until, uses, products, channels }: Typed): unknown {
  const number = value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
  return {
    ...{ code, from, until, uses: Number(uses) },
    percent: kind === 'percent' ? number : null,
    amount: kind === 'amount' ? Math.round(number * 100) : null,
    products: listOrNull(products),
    channels: listOrNull(channels),
  };
}

function listOrNull(text: string): string[] | null {
  const list = listOf(text);
  return list.length === 0 ? null : list;
}
