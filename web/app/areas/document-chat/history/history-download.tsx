/** Takes what the filters show along as a file. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOfCall } from '../../../../lib/api/call-types.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useToastedCall } from '../use-toasted-call.ts';
import styles from './history-download.module.css';

type DownloadInput = InputOfCall<'downloadChatPtxHistory'>;

const formats = ['csv', 'json'] as const;

export function HistoryDownload({ input }: { input: Omit<DownloadInput, 'format'> }): ReactNode {
  const { t } = useTranslation('document-chat');
  const { run, isRunning } = useToastedCall('downloadChatPtxHistory');
  const take = async (format: DownloadInput['format']): Promise<void> => {
    const file = await run({ ...input, format });
    if (!file) return;
    saveFile(new Blob([file.content], { type: file.contentType }), file.fileName);
    showToast({ text: t(file.isCut ? 'history.cut' : 'history.saved', { count: file.count }), tone: 'good' });
  };
  return (
    <div className={styles.download}>
      {formats.map((format) => (
        <Button key={format} variant="plain" disabled={isRunning} onClick={() => void take(format)}>
          <DownloadIcon size={18} />
          {t(`history.${format}`)}
        </Button>
      ))}
    </div>
  );
}
