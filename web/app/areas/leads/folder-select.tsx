/** Which folder is shown: the inbox, what was taken for spam, or what was deleted. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadFolder } from '../../../../shared/model/conversation.ts';
import { QuietSelect } from '../../../ui/quiet-select.tsx';

type FolderSelectProps = { value: LeadFolder; onChange: (folder: LeadFolder) => void };

export function FolderSelect({ value, onChange }: FolderSelectProps): ReactNode {
  const { t } = useTranslation('leads');
  const names = { inbox: t('folder.inbox'), spam: t('folder.spam'), deleted: t('folder.deleted') };
  return <QuietSelect label={t('folder.label')} names={names} value={value} onChange={onChange} />;
}
