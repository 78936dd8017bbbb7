/** The account's own picture: it counts as soon as it is cut. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import type { Photo } from '../../../../shared/model/photo.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import { PhotoField } from '../editor/profile/photo-field.tsx';

type ImagePartProps = { account: Account; onSaved: (account: Account) => unknown };

export function ImagePart({ account, onSaved }: ImagePartProps): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const toasts = useToasts();
  const { run, error } = useEffectCall('modifyUserInfo');
  const save = async (photo: Photo | null): Promise<void> => {
    const saved = await run({ imageId: photo?.mediaId ?? null });
    if (saved === null) return;
    await onSaved(saved);
    toasts.saved();
  };
  return (
    <PhotoField
      label={t('image.label')}
      photo={account.image === null ? null : pictureAt(account.image)}
      onChange={(photo) => void save(photo)}
      use="profile"
      shape="round"
      question={{ title: t('image.removeTitle'), text: t('image.removeText') }}
      error={error && textOf(error)}
    />
  );
}

/** The account knows no more of its picture than where it is. */
function pictureAt(path: string): Photo {
  return { mediaId: '', path, width: 1, height: 1 };
}
