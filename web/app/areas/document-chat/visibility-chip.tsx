import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareSettings } from '../../../../shared/model/document-product.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const tones: Record<ShareSettings['visibility'], ChipTone> = { public: 'good', agency: 'accent', off: 'quiet' };

/** Who may open a chat, in a word or two. */
export function VisibilityChip({ visibility }: Pick<ShareSettings, 'visibility'>): ReactNode {
  const { t } = useTranslation('document-chat');
  return <Chip tone={tones[visibility]}>{t(`visibility.${visibility}.short`)}</Chip>;
}
