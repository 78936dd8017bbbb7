/** Takes what the filters show along as a file. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DownloadIcon } from '../../../ui/area-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { toLeadsInput, type LeadFilters } from './lead-filters.ts';
import styles from './lead-export.module.css';
import { saveFile } from '../../../lib/save-file.ts';

const formats = ['csv', 'vcard'] as const;

export function LeadExport({ filters }: { filters: LeadFilters }): ReactNode {
  const { t } = useTranslation('leads');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <DownloadIcon size={18} />
        {t('export.open')}
      </Button>
      {isOpen && <ExportDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ filters, onClose }: { filters: LeadFilters; onClose: () => void }) {
  const { t } = useTranslation('leads');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('exportLeads');
  const [done, setDone] = useState<{ count: number; isCut: boolean } | null>(null);
  const take = async (format: (typeof formats)[number]): Promise<void> => {
    setDone(null);
    const file = await run({ ...toLeadsInput(filters), format });
    if (file === null) return;
    saveFile(new Blob([file.content], { type: file.contentType }), file.fileName);
    setDone(file);
  };
  return (
    <Dialog isOpen onClose={onClose} label={t('export.title')} isSheet>
      <div className={styles.dialog}>
        <div>
          <h2 className={styles.title}>{t('export.title')}</h2>
          <p className={styles.text}>{t('export.text')}</p>
        </div>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        {done !== null && (
          <Notice tone="good">{t(done.isCut ? 'export.cut' : 'export.done', { count: done.count })}</Notice>
        )}
        <div className={styles.formats}>
          {formats.map((format) => (
            <button
              key={format}
              type="button"
              className={styles.format}
              aria-disabled={isRunning}
              onClick={() => !isRunning && void take(format)}
            >
              <span className={styles.name}>{t(`export.${format}`)}</span>
              <span className={styles.help}>{t(`export.${format}Help`)}</span>
            </button>
          ))}
        </div>
        <div className={styles.end}>
          <Button isBusy={isRunning} onClick={onClose}>
            {t('export.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
