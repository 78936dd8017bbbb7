import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentProductName, type DocumentProductSummary } from '../../../../../shared/model/document-product.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { NameDialog } from './name-dialog.tsx';

type RenameProductDialogProps = {
  product: Pick<DocumentProductSummary, 'productId' | 'name'>;
  onClose: () => void;
  onDone: () => void;
};

export function RenameProductDialog({ product, onClose, onDone }: RenameProductDialogProps): ReactNode {
  const { t } = useTranslation('product-talk');
  const toasts = useToasts();
  const { run, isRunning, error } = useEffectCall('savePtxAiProduct');
  const rename = async (name: string): Promise<void> => {
    if (!(await run({ action: 'change', productId: product.productId, name }))) return;
    toasts.saved();
    onDone();
  };
  return (
    <NameDialog
      title={t('products.renameTitle')}
      label={t('products.name')}
      confirmLabel={t('products.rename')}
      name={product.name}
      schema={DocumentProductName}
      isBusy={isRunning}
      error={error}
      onConfirm={(name) => void rename(name)}
      onClose={onClose}
    />
  );
}
