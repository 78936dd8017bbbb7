/** The policy wording, to be read before one buys. */
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CloseIcon } from '../../../../ui/area-icons.tsx';
import { DocumentIcon } from '../../../../ui/icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Markdown } from './markdown.tsx';
import styles from './wording.module.css';

type WordingProps = { productCode: string; language: LanguageValue; name: string };

export function Wording({ productCode, language, name }: WordingProps): ReactNode {
  const { t } = useTranslation('insurance');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, error, mutate } = useCall('getProjectFile', isOpen ? { productCode, language } : null, {
    swr: { revalidateIfStale: false },
  });
  const open = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div>
      <Button onClick={open}>
        <DocumentIcon size={18} />
        {t('product.wording')}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t('product.wordingOf', { product: name })}
        closedby="any"
      >
        <div className={styles.close}>
          <IconButton label={t('close')} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.text}>
          {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
          {error === undefined && data === undefined && isOpen && <SkeletonRows rows={6} height={60} />}
          {data !== undefined && <Markdown text={data.content} />}
        </div>
      </dialog>
    </div>
  );
}
