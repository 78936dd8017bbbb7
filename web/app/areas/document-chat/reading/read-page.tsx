import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentPageView } from '../../../../../shared/model/document-product.ts';
import { passageBlocks } from './passage-blocks.ts';
import styles from './reading.module.css';

type ReadPageProps = {
  view: DocumentPageView;
  passages: readonly { start: number; end: number }[];
  /** The address names it. */
  isSought: boolean;
};

/** A page as it was read, with its passages numbered in the margin. */
export function ReadPage({ view: { page, text }, passages, isSought }: ReadPageProps): ReactNode {
  const { t } = useTranslation('product-design');
  const sheet = useRef<HTMLElement>(null);
  const isFirst = page === 1;
  useEffect(() => {
    if (isSought && !isFirst) sheet.current?.scrollIntoView({ block: 'start' });
  }, [isSought, isFirst]);
  const blocks = passageBlocks(text, passages);
  return (
    <article ref={sheet} className={styles.sheet} aria-label={t('reading.pageNumber', { page })}>
      <p className={styles.pageNumber}>{t('reading.pageNumber', { page })}</p>
      {blocks.length === 0 && <p className={styles.blank}>{t('reading.blank')}</p>}
      {blocks.map((block, index) => (
        <div key={index} className={styles.block} data-passage={block.passage ?? undefined}>
          <span className={styles.mark} title={t('reading.passage', { number: block.passage ?? 0 })}>
            {block.passage}
          </span>
          <p className={styles.words} dir="auto">
            {block.text}
          </p>
        </div>
      ))}
    </article>
  );
}
