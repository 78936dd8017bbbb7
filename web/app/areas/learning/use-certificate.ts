import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCertificate } from '../../../lib/api/download.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useToasts } from '../../../ui/use-toasts.ts';

/** The certificate of the level that was reached, as a file. */
export function useCertificate(productId: string): { isRunning: boolean; download(): Promise<void> } {
  const { t } = useTranslation('learning');
  const toasts = useToasts();
  const [isRunning, setRunning] = useState(false);
  const download = async (): Promise<void> => {
    setRunning(true);
    try {
      saveFile(await downloadCertificate(productId), `${t('certificate')}.pdf`);
    } catch (error) {
      toasts.failed(error);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, download };
}
