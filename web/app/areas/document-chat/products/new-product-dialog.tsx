import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentProductName } from '../../../../../shared/model/document-product.ts';
import { productPath } from '../../../../lib/routes.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { NameDialog } from './name-dialog.tsx';

/** A name is enough; then come its documents. */
export function NewProductDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('product-talk');
  const navigate = useNavigate();
  const { run, isRunning, error } = useEffectCall('savePtxAiProduct');
  const create = async (name: string): Promise<void> => {
    const answer = await run({ action: 'create', name });
    if (answer?.product) void navigate(productPath(answer.product.productId));
  };
  return (
    <NameDialog
      title={t('products.new')}
      text={t('products.newText')}
      label={t('products.name')}
      placeholder={t('products.namePlaceholder')}
      confirmLabel={t('products.create')}
      name=""
      schema={DocumentProductName}
      isBusy={isRunning}
      error={error}
      onConfirm={(name) => void create(name)}
      onClose={onClose}
    />
  );
}
