import { Switch } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DocumentFile } from '../../../../../shared/model/document-product.ts';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { formatBytes } from '../../editor/library/format-bytes.ts';
import { readingSearch } from '../reading/reading-search.ts';
import { isMoving, type OpenProduct } from '../use-product.ts';
import { documentAccept } from './check-document.ts';
import styles from './documents.module.css';
import { FileMenu } from './file-menu.tsx';
import { FileState, FileTrouble } from './file-state.tsx';
import { KindMark } from './kind-mark.tsx';
import { useSaveFile } from './use-save-file.ts';

type FileRowProps = {
  file: DocumentFile;
  open: OpenProduct;
  onReplace: (fileId: string, file: File) => void;
};

/** A document of the product. */
export function FileRow({ file, open, onReplace }: FileRowProps): ReactNode {
  const { t } = useTranslation('product-design');
  const input = useRef<HTMLInputElement>(null);
  const { save } = useSaveFile(open);
  const { fileId, name, isShared } = file;
  const part = { productId: open.product.productId, fileId };
  const canBeRead = !isMoving(file) && file.state === 'ready';
  return (
    <li className={styles.row}>
      <KindMark name={`.${file.kind}`} />
      <div className={styles.words}>
        {canBeRead ? (
          <Link className={styles.name} to={{ search: readingSearch(fileId, 1) }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <FileFacts file={file} />
        <FileTrouble file={file} />
      </div>
      <FileState file={file} />
      <span className={styles.share}>
        <Switch
          size="sm"
          checked={isShared}
          label={t('documents.share')}
          aria-label={t('documents.shareOf', { name })}
          onChange={(event) => void save({ action: 'change', ...part, name, isShared: event.currentTarget.checked })}
        />
      </span>
      <span className={styles.end}>
        <FileMenu file={file} open={open} onReplace={() => input.current?.click()} />
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={documentAccept}
        aria-label={t('documents.replaceOf', { name })}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onReplace(fileId, chosen);
          event.target.value = '';
        }}
      />
    </li>
  );
}

function FileFacts({ file: { pages, passages, bytes, state } }: { file: DocumentFile }) {
  const { t } = useTranslation('document-chat');
  const tag = useLanguageTag();
  const facts = [
    ...(pages > 0 ? [t('count.pages', { count: pages })] : []),
    ...(state === 'ready' ? [t('count.passages', { count: passages })] : []),
    formatBytes(bytes, tag),
  ];
  return <p className={styles.meta}>{facts.join(' · ')}</p>;
}
