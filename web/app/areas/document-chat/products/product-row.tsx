/** A product in the list: what it is, how its documents stand, who may ask it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DocumentProductSummary } from '../../../../../shared/model/document-product.ts';
import { productPath } from '../../../../lib/routes.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/area-icons.tsx';
import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { relativeMoment } from '../../conversations/moments.ts';
import { useOwner } from '../../conversations/use-owner.ts';
import { Logo } from '../logo.tsx';
import { VisibilityChip } from '../visibility-chip.tsx';
import styles from './products.module.css';
import { RemoveProductDialog } from './remove-product-dialog.tsx';
import { RenameProductDialog } from './rename-product-dialog.tsx';

type ProductRowProps = { product: DocumentProductSummary; onChange: () => void };

export function ProductRow({ product, onChange }: ProductRowProps): ReactNode {
  const { t } = useTranslation(['product-talk', 'document-chat']);
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const { productId, name, logo, visibility } = product;
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    onChange();
  };
  return (
    <li className={styles.row}>
      <Logo name={name} logo={logo} />
      <div className={styles.words}>
        <Link className={styles.name} to={productPath(productId)}>
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.meta}>
          {t('document-chat:count.documents', { count: product.files })} ·{' '}
          {t('document-chat:count.pages', { count: product.pages })}
        </p>
      </div>
      <FileStates product={product} />
      <VisibilityChip visibility={visibility} />
      <Changed at={product.changedAt} />
      <span className={styles.menu}>
        <MoreMenu
          label={t('products.actions', { name })}
          actions={[
            { label: t('products.rename'), icon: EditIcon, onPress: () => setAsked('rename') },
            { label: t('products.remove'), icon: TrashIcon, isDanger: true, onPress: () => setAsked('remove') },
          ]}
        />
      </span>
      {asked === 'rename' && <RenameProductDialog product={product} onClose={close} onDone={done} />}
      {asked === 'remove' && <RemoveProductDialog product={product} onClose={close} onDone={done} />}
    </li>
  );
}

/** Whether everything can be asked; else what keeps it. */
function FileStates({ product: { files, readyFiles, failedFiles } }: { product: DocumentProductSummary }) {
  const { t } = useTranslation('product-talk');
  const moving = files - readyFiles - failedFiles;
  return (
    <span className={styles.states}>
      {files === 0 && <Chip>{t('products.noDocuments')}</Chip>}
      {moving > 0 && <Chip tone="accent">{t('products.moving', { count: moving })}</Chip>}
      {failedFiles > 0 && <Chip tone="warning">{t('products.failed', { count: failedFiles })}</Chip>}
      {files > 0 && files === readyFiles && <span className={styles.ready}>{t('products.ready')}</span>}
    </span>
  );
}

function Changed({ at }: { at: string }) {
  const clock = { tag: useLanguageTag(), timeZone: useOwner().timeZone };
  return (
    <time className={styles.changed} dateTime={at}>
      {relativeMoment(at, new Date(), clock)}
    </time>
  );
}
