/** What can be done with a document, and the questions that come before it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DocumentFile } from '../../../../../shared/model/document-product.ts';
import { shortText } from '../../../../../shared/rules/short-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { EditIcon, RefreshIcon, TrashIcon } from '../../../../ui/area-icons.tsx';
import { EyeIcon, ShareIcon } from '../../../../ui/icons.tsx';
import { MoreMenu, type MenuAction } from '../../../../ui/more-menu.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { NameDialog } from '../products/name-dialog.tsx';
import { readingSearch } from '../reading/reading-search.ts';
import { isMoving, type OpenProduct } from '../use-product.ts';
import { useSaveFile } from './use-save-file.ts';

const FileName = shortText(200);

type FileMenuProps = { file: DocumentFile; open: OpenProduct; onReplace: () => void };

export function FileMenu({ file, open, onReplace }: FileMenuProps): ReactNode {
  const { t } = useTranslation('product-design');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const { save, isRunning } = useSaveFile(open);
  const { fileId, name, isShared } = file;
  const part = { productId: open.product.productId, fileId };
  const close = (): void => setAsked(null);
  const rename = async (next: string): Promise<void> => {
    if (await save({ action: 'change', ...part, name: next, isShared })) close();
  };
  const remove = async (): Promise<void> => {
    if (await save({ action: 'remove', ...part })) showToast({ text: t('documents.removed', { name }), tone: 'good' });
  };
  const look: MenuAction = {
    label: t('documents.look'),
    icon: EyeIcon,
    onPress: () => void navigate({ search: readingSearch(fileId, 1) }),
  };
  const again: MenuAction = {
    label: t('documents.readAgain'),
    icon: RefreshIcon,
    onPress: () => void save({ action: 'retry', ...part }),
  };
  return (
    <>
      <MoreMenu
        label={t('documents.actions', { name })}
        actions={[
          ...(file.state === 'ready' ? [look] : []),
          { label: t('documents.replace'), icon: ShareIcon, onPress: onReplace },
          { label: t('documents.rename'), icon: EditIcon, onPress: () => setAsked('rename') },
          ...(isMoving(file) ? [] : [again]),
          { label: t('documents.remove'), icon: TrashIcon, isDanger: true, onPress: () => setAsked('remove') },
        ]}
      />
      {asked === 'rename' && (
        <NameDialog
          title={t('documents.renameTitle')}
          label={t('documents.name')}
          confirmLabel={t('documents.rename')}
          name={name}
          schema={FileName}
          isBusy={isRunning}
          error={undefined}
          onConfirm={(next) => void rename(next)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('documents.removeTitle', { name })}
        text={t('documents.removeText')}
        confirmLabel={t('documents.remove')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </>
  );
}
