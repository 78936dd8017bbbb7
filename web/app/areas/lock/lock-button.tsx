import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lockNow } from '../../../lib/app-lock/lock-watch.ts';
import { LockIcon } from '../../../ui/area-icons.tsx';
import { useAppLock } from './use-app-lock.ts';

export type LockButtonProps = { className: string | undefined; wordsClassName?: string | undefined };

/** An entry of the menus: closes the app at once. There is none where the app has no lock. */
export function LockButton({ className, wordsClassName }: LockButtonProps): ReactNode {
  const { t } = useTranslation('app');
  if (useAppLock() === null) return null;
  return (
    <button type="button" className={className} onClick={lockNow}>
      <LockIcon size={22} />
      <span className={wordsClassName}>{t('menu.lock')}</span>
    </button>
  );
}
