import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDocument, PolicyView } from '../../../../shared/insurance/policy.ts';
import { callApi } from '../../../lib/api/call.ts';
import { downloadOwnPolicyFile, downloadPolicyArchive } from '../../../lib/api/download.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ArchiveIcon, DownloadIcon } from '../../../ui/area-icons.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from './policy-area.module.css';

/** The papers of a policy, each as a file, or all of them in one. */
export function DocumentsSection({ policy: { policyId, number, documents } }: { policy: PolicyView }): ReactNode {
  const { t } = useTranslation('policies');
  const all = useSaving(async () =>
    saveFile(await downloadPolicyArchive(policyId), `${t('policy.allName', { number })}.zip`),
  );
  const areReady = documents.some(({ isReady }) => isReady);
  return (
    <Card title={t('policy.documents')}>
      {documents.some(({ isLate }) => isLate) && <Notice>{t('policy.late')}</Notice>}
      <ul className={styles.rows}>
        {documents.map((document) => (
          <DocumentRow key={document.kind} policyId={policyId} document={document} />
        ))}
      </ul>
      {areReady && (
        <div>
          <Button isBusy={all.isRunning} onClick={() => void all.run()}>
            {!all.isRunning && <ArchiveIcon size={18} />}
            {t('policy.all')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function DocumentRow({ policyId, document }: { policyId: string; document: PolicyDocument }): ReactNode {
  const { t } = useTranslation('policies');
  const { kind, fileName, isReady, isLate } = document;
  const name = t(`policy.document.${kind}`);
  const one = useSaving(async () => saveFile(await downloadOwnPolicyFile(await tokenOf(policyId, kind)), fileName));
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.rowName}>{name}</p>
        <p className={styles.quiet}>{isReady || isLate ? t(`policy.documentText.${kind}`) : t('policy.drawing')}</p>
      </div>
      {isReady && (
        <Button isBusy={one.isRunning} aria-label={t('policy.open', { name })} onClick={() => void one.run()}>
          {!one.isRunning && <DownloadIcon size={18} />}
          PDF
        </Button>
      )}
    </li>
  );
}

/** A token is good once, so it is asked for when it is needed. */
async function tokenOf(policyId: string, kind: PolicyDocument['kind']): Promise<string> {
  const { documents } = await callApi('queryDocumentCenterPdf', { policyId });
  const token = documents.find((document) => document.kind === kind)?.token;
  if (!token) throw new ApiError({ status: 404, code: 'not_found', message: '' });
  return token;
}

/** What fails is said; it runs once at a time. */
function useSaving(save: () => Promise<void>): { isRunning: boolean; run(): Promise<void> } {
  const toasts = useToasts();
  const [isRunning, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    try {
      await save();
    } catch (error) {
      toasts.failed(error);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, run };
}
