/** Takes what the filters show along as a file. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOfCall } from '../../../../lib/api/call-types.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { DownloadIcon } from '../../../../ui/area-icons.tsx';
import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useToastedCall } from '../use-toasted-call.ts';

type DownloadInput = InputOfCall<'downloadChatPtxHistory'>;

const formats = ['csv', 'json'] as const;

export function HistoryDownload({ input }: { input: Omit<DownloadInput, 'format'> }): ReactNode {
  const { t } = useTranslation('product-design');
  const { run, isRunning } = useToastedCall('downloadChatPtxHistory');
  const take = async (format: DownloadInput['format']): Promise<void> => {
    if (isRunning) return;
    const file = await run({ ...input, format });
    if (!file) return;
    saveFile(new Blob([file.content], { type: file.contentType }), file.fileName);
    showToast({ text: t(file.isCut ? 'history.cut' : 'history.saved', { count: file.count }), tone: 'good' });
  };
  return (
    <MoreMenu
      icon={DownloadIcon}
      label={t('history.download')}
      actions={formats.map((format) => ({
        label: t(`history.${format}`),
        icon: DownloadIcon,
        onPress: () => void take(format),
      }))}
    />
  );
}
