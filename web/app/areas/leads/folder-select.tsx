/** Which folder is shown: the inbox, what was taken for spam, or what was deleted. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leadFolders, type LeadFolder } from '../../../../shared/model/conversation.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from '../conversations/order-select.module.css';

type FolderSelectProps = { value: LeadFolder; onChange: (folder: LeadFolder) => void };

export function FolderSelect({ value, onChange }: FolderSelectProps): ReactNode {
  const { t } = useTranslation('leads');
  const choose = (chosen: string): void => onChange(leadFolders.find((folder) => folder === chosen) ?? 'inbox');
  return (
    <span className={styles.order}>
      <select
        className={styles.select}
        aria-label={t('folder.label')}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {leadFolders.map((folder) => (
          <option key={folder} value={folder}>
            {t(`folder.${folder}`)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles.arrow} />
    </span>
  );
}
