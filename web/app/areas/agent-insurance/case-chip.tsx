import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCase, CaseStatus } from '../../../../shared/insurance/agent-case.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const tones: Record<CaseStatus, ChipTone> = {
  'in-progress': 'quiet',
  referred: 'warning',
  accepted: 'accent',
  declined: 'quiet',
  issued: 'good',
  ended: 'quiet',
  cancelled: 'quiet',
};

type CaseChipProps = { one: Pick<AgentCase, 'status' | 'decider' | 'dueInstalment'> };

/** How far it is; what waits for the owner says so, and so does what is owed. */
export function CaseChip({ one: { status, decider, dueInstalment } }: CaseChipProps): ReactNode {
  const { t } = useTranslation('agent-insurance');
  if (dueInstalment !== null) return <Chip tone="warning">{t('owes')}</Chip>;
  return <Chip tone={tones[status]}>{decider === 'you' ? t('yours') : t(`status.${status}`)}</Chip>;
}
