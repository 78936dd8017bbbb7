import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call.ts';
import { downloadPolicyFile } from '../../../lib/api/download.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { DownloadIcon } from '../../../ui/area-icons.tsx';
import { DocumentIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import { AccountOffer } from './account-offer.tsx';
import styles from './documents.module.css';
import type { DocumentCenter } from './documents-area.tsx';

type DocumentListProps = {
  applicationId: string;
  center: DocumentCenter;
  /** The ten minutes are over. */
  onOver: () => void;
};

/** The documents of a policy, each a row that saves its file. */
export function DocumentList({ applicationId, center, onOver }: DocumentListProps): ReactNode {
  const { t } = useTranslation('portal-documents');
  const tag = useLanguageTag();
  const { productName, policyNumber, start, end, token } = center;
  useDocumentTitle(t('title'));
  const dayOf = (day: string): string =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return (
    <>
      <header className={styles.head}>
        <h1>{productName}</h1>
        <p>
          <bdi>{t('number', { number: policyNumber })}</bdi>
        </p>
        <p>{t('period', { start: dayOf(start), end: dayOf(end) })}</p>
      </header>
      {center.documents.some(({ isLate }) => isLate) && <Notice>{t('late')}</Notice>}
      <ul className={styles.list}>
        {center.documents.map((document) => (
          <DocumentRow key={document.kind} document={document} token={token} onOver={onOver} />
        ))}
      </ul>
      <AccountOffer applicationId={applicationId} />
    </>
  );
}

type DocumentRowProps = { document: DocumentCenter['documents'][number]; token: string; onOver: () => void };

function DocumentRow({ document: { kind, fileName, isReady, isLate }, token, onOver }: DocumentRowProps): ReactNode {
  const { t } = useTranslation('portal-documents');
  const toasts = useToasts();
  const [isRunning, setRunning] = useState(false);
  const [isThere, setThere] = useState(isReady);
  const title = t(`kinds.${kind}.title`);
  const download = async (): Promise<void> => {
    setRunning(true);
    try {
      const made = await callApi('getPolicyFileNewToken', { token, kind });
      saveFile(await downloadPolicyFile(made.token), fileName);
      setThere(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') onOver();
      else toasts.failed(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-label={isThere ? t('download', { title }) : `${title}: ${t('again')}`}
        disabled={isRunning}
        onClick={() => void download()}
      >
        <span className={styles.icon}>
          <DocumentIcon size={22} />
        </span>
        <span className={styles.words}>
          <strong>{title}</strong>
          <span>{isThere || isLate ? t(`kinds.${kind}.text`) : t('drawing')}</span>
        </span>
        {isRunning ? <Spinner /> : <DownloadIcon size={20} />}
      </button>
    </li>
  );
}
