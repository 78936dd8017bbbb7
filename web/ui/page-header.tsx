import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  text?: ReactNode;
  /** Saved state, main action. */
  actions?: ReactNode;
};

/** The head of a screen; its title is also the tab's. */
export function PageHeader({ title, text, actions }: PageHeaderProps): ReactNode {
  useDocumentTitle(title);
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('app');
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
