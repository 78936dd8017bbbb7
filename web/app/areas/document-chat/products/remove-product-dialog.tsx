import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentProductSummary } from '../../../../../shared/model/document-product.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';

type RemoveProductDialogProps = {
  product: Pick<DocumentProductSummary, 'productId' | 'name' | 'files'>;
  onClose: () => void;
  onDone: () => void;
};

/** Names what is lost: there is no way back. */
export function RemoveProductDialog({ product, onClose, onDone }: RemoveProductDialogProps): ReactNode {
  const { t } = useTranslation('product-talk');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('savePtxAiProduct');
  const { productId, name, files } = product;
  const remove = async (): Promise<void> => {
    if (!(await run({ action: 'remove', productId }))) return;
    showToast({ text: t('products.removed', { name }), tone: 'good' });
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('products.removeTitle', { name })}
      text={error === undefined ? t('products.removeText', { count: files }) : textOf(error)}
      confirmLabel={t('products.remove')}
      isDanger
      isBusy={isRunning}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
