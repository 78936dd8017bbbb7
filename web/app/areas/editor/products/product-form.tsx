import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../shared/model/product.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useEditor } from '../editor-context.tsx';
import { useCodeText } from '../use-code-text.ts';
import { isGoodProduct, type OpenProduct } from './open-product.ts';
import { ProductFields } from './product-fields.tsx';
import styles from './products.module.css';
import { useSaveProduct } from './use-save-product.ts';

export type ProductFormProps = {
  open: OpenProduct;
  /** Whose addresses this one cannot have. */
  others: readonly Product[];
  onChange: (open: OpenProduct) => void;
  onCancel: () => void;
  onSaved: () => void;
  /** Beside the buttons. */
  children?: ReactNode;
};

/** One product being written; the page beside it shows it already. */
export function ProductForm({ open, others, onChange, onCancel, onSaved, children }: ProductFormProps): ReactNode {
  const { t } = useTranslation('product-form');
  const { own } = useEditor();
  const textOf = useCodeText();
  const [isStrict, setStrict] = useState(false);
  const { save, isRunning, faultOf, failure } = useSaveProduct(onSaved);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setStrict(true);
    if (!isGoodProduct(open.content)) focusFirstFault(event.currentTarget);
    else if (!isRunning) save(open);
  };
  const isSeen = own.liveLink !== null && open.content.status === 'shown';
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t(open.productId === null ? 'new' : 'edit')} noValidate>
      <ProductFields
        content={open.content}
        others={others}
        isNew={open.productId === null}
        isStrict={isStrict}
        refusalOf={(field) => faultOf(open.content, field)}
        onChange={(part) => onChange({ ...open, content: { ...open.content, ...part } })}
      />
      {failure !== undefined && <Notice tone="bad">{textOf(failure)}</Notice>}
      {children}
      <div className={styles.formActions}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t(isSeen ? 'publish' : 'save')}
        </Button>
      </div>
    </form>
  );
}

/** Once the faults are drawn. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
