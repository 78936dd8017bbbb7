/** Products as data: those that are published, and the way to a next version. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsurerProduct } from '../../../../shared/insurance/insurer.ts';
import { languageLabel } from '../../../../shared/places/languages.ts';
import { callApi } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DocumentIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useAmounts } from '../insurance/use-amounts.ts';
import { SettingRow, SettingRows } from '../settings/setting-row.tsx';
import { FileButton } from './file-button.tsx';
import styles from './insurer.module.css';
import { sendInsurerFile } from './send-insurer-file.ts';

const COMMAND = 'npm run product -- bundle';

type Outcome = { published: InsurerProduct } | { problems: string[] } | { failure: unknown };

export function InsurerProductsView(): ReactNode {
  const { t } = useTranslation('insurer');
  const { data, error, mutate } = useCall('getInsurerProducts', {});
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const publish = async (file: File): Promise<void> => {
    setBusy(true);
    setOutcome(null);
    try {
      const { product, problems } = await callApi('publishInsurerProduct', {
        uploadId: await sendInsurerFile('product', file),
      });
      setOutcome(product === null ? { problems } : { published: product });
      if (product !== null) await mutate();
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.view}>
      <Card title={t('publish.title')} text={<PublishText />}>
        <div>
          <FileButton
            label={t('publish.choose')}
            accept=".json,application/json"
            isBusy={isBusy}
            onChoose={(file) => void publish(file)}
          />
        </div>
        {outcome !== null && <OutcomeNotice outcome={outcome} />}
      </Card>
      {data ? (
        <ProductList products={data.products} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={3} height={76} />
      )}
    </div>
  );
}

/** The command stands in the middle of a sentence, as code. */
function PublishText() {
  const { t } = useTranslation('insurer');
  const [before, after] = t('publish.text', { command: COMMAND }).split(COMMAND);
  return (
    <>
      {before}
      <code dir="ltr">{COMMAND}</code>
      {after}
    </>
  );
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('insurer');
  const textOf = useErrorText();
  if ('failure' in outcome) return <Notice tone="bad">{textOf(outcome.failure)}</Notice>;
  if ('published' in outcome) {
    const { name, version } = outcome.published;
    return <Notice tone="good">{t('publish.done', { name, version })}</Notice>;
  }
  return (
    <Notice tone="bad">
      {t('publish.problems')}
      <ul className={styles.problems} dir="ltr" lang="en">
        {outcome.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}

function ProductList({ products }: { products: readonly InsurerProduct[] }) {
  const { t } = useTranslation('insurer');
  if (products.length === 0) {
    return <EmptyState icon={DocumentIcon} title={t('products.none')} text={t('products.noneText')} />;
  }
  return (
    <Card title={t('products.title')}>
      <SettingRows>
        {products.map((product) => (
          <ProductRow key={product.code} product={product} />
        ))}
      </SettingRows>
    </Card>
  );
}

function ProductRow({ product }: { product: InsurerProduct }) {
  const { code, name, version, languages, onSale, isOnSale, publishedAt, country } = product;
  const { t } = useTranslation('insurer');
  const { day, country: nameOf } = useAmounts();
  const days = { from: day(onSale.from), published: day(publishedAt.slice(0, 10)) };
  const sold =
    onSale.until === null
      ? t('products.soldFrom', days)
      : t('products.soldUntil', { ...days, until: day(onSale.until) });
  return (
    <SettingRow
      icon={DocumentIcon}
      title={
        <>
          <bdi>{name}</bdi>
          <Chip tone={isOnSale ? 'good' : 'quiet'}>{t(isOnSale ? 'products.onSale' : 'products.offSale')}</Chip>
        </>
      }
      text={
        <span className={styles.lines}>
          <span>
            {code} · {t('products.version', { version })} · {nameOf(country)}
          </span>
          <span>{sold}</span>
          <span>{languages.map(languageLabel).join(', ')}</span>
        </span>
      }
    />
  );
}
