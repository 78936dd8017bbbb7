/** The documents of a product: brought in many at once, each with how far it is and what is wrong with it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_DOCUMENTS } from '../../../../../shared/model/document-product.ts';
import { Button } from '../../../../ui/button.tsx';
import { RefreshIcon } from '../../../../ui/area-icons.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ReadingView } from '../reading/reading-view.tsx';
import { isMoving, type OpenProduct } from '../use-product.ts';
import { useToastedCall } from '../use-toasted-call.ts';
import { ChooseFiles } from './choose-files.tsx';
import styles from './documents.module.css';
import { DropVeil, EmptyDrop } from './drop-places.tsx';
import { FileRow } from './file-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';
import { useWindowDrop } from './use-window-drop.ts';

/** The list, or the document that the address names. */
export function DocumentsView({ open }: { open: OpenProduct }): ReactNode {
  const [search] = useSearchParams();
  const fileId = search.get('file');
  if (fileId === null) return <DocumentList open={open} />;
  return <ReadingView key={fileId} productId={open.product.productId} fileId={fileId} />;
}

function DocumentList({ open }: { open: OpenProduct }) {
  const { t } = useTranslation('product-design');
  const uploads = useDocumentUploads(open);
  const isOver = useWindowDrop(uploads.add);
  const { files } = open;
  const isEmpty = files.length === 0 && uploads.list.length === 0;
  return (
    <section className={styles.view} aria-label={t('view.documents')}>
      {isOver && <DropVeil />}
      {isEmpty ? (
        <EmptyDrop onChoose={uploads.add} />
      ) : (
        <>
          <ListHead open={open} onChoose={uploads.add} />
          <ul className={styles.list}>
            {uploads.list.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={() => uploads.retry(upload.id)}
                onDismiss={() => uploads.dismiss(upload.id)}
              />
            ))}
            {files.map((file) => (
              <FileRow key={file.fileId} file={file} open={open} onReplace={uploads.replace} />
            ))}
          </ul>
          <p className={styles.hint}>{t('documents.hint')}</p>
        </>
      )}
    </section>
  );
}

type ListHeadProps = { open: OpenProduct; onChoose: (files: readonly File[]) => void };

function ListHead({ open, onChoose }: ListHeadProps) {
  const { t } = useTranslation(['product-design', 'document-chat']);
  const { files } = open;
  const ready = files.filter(({ state }) => state === 'ready');
  const pages = ready.reduce((sum, file) => sum + file.pages, 0);
  return (
    <div className={styles.head}>
      <p className={styles.sum} role="status">
        {files.length === ready.length
          ? t('documents.allReady', { count: files.length })
          : t('documents.someReady', { done: ready.length, count: files.length })}
        <span className={styles.pages}>{t('document-chat:count.pages', { count: pages })}</span>
      </p>
      <SyncButtons open={open} />
      {files.length < MAX_DOCUMENTS && <ChooseFiles label={t('documents.add')} onChoose={onChoose} />}
    </div>
  );
}

/** Reads again what failed; or, when all is well, everything. */
function SyncButtons({ open: { product, files, keepFiles } }: { open: OpenProduct }) {
  const { t } = useTranslation('product-design');
  const { run, isRunning } = useToastedCall('syncPtxKnowledgeBase');
  const hasFailed = files.some(({ state }) => state === 'failed');
  const isBusy = isRunning || files.some(isMoving);
  const sync = async (): Promise<void> => {
    const answer = await run({ productId: product.productId, isFull: !hasFailed });
    if (!answer) return;
    keepFiles(() => answer.files);
    showToast({ text: t('documents.syncing') });
  };
  return (
    <Button variant="plain" disabled={isBusy} onClick={() => void sync()}>
      <RefreshIcon size={18} />
      {t(hasFailed ? 'documents.syncFailed' : 'documents.syncAll')}
    </Button>
  );
}
