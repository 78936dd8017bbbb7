import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { useAmounts } from '../use-amounts.ts';

/** What the same costs now and cost before, where that differs. */
export function PriceChanges(): ReactNode {
  const { t } = useTranslation('insurance');
  const { state, store, texts } = useFlow();
  const { money } = useAmounts();
  const changes = state.changes.filter(({ plan }) => state.plan === null || plan === state.plan);
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">
      {t('price.changed')}{' '}
      {changes
        .map(({ plan, before, now }) =>
          t('price.change', { plan: texts.plans[plan]?.name ?? plan, before: money(before), now: money(now) }),
        )
        .join(' · ')}{' '}
      <TextButton onClick={() => store.noticed()}>{t('save.understood')}</TextButton>
    </Notice>
  );
}
