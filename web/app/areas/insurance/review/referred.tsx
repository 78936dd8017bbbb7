import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { QuoteView } from '../../../../../shared/insurance/application.ts';
import { useFlow } from '../flow/flow-context.ts';
import plans from '../plans/plans.module.css';
import { Reasons } from '../plans/reasons.tsx';

/** Decisions take hours: often enough for a screen that stays open. Whoever comes back to it sees one at once. */
const LOOK_AGAIN_MS = 30_000;

/** The insurer decides itself: why, what happens now, and whom one can ask. */
export function Referred({ quote }: { quote: QuoteView }): ReactNode {
  const { t } = useTranslation('insurance');
  const { agentName, state, store } = useFlow();
  useSWR(['decision', quote.quoteId], () => store.refresh(), {
    refreshInterval: LOOK_AGAIN_MS,
    revalidateOnFocus: true,
  });
  const isChange = (state.server?.changes ?? null) !== null;
  const email = state.answers.applicant['email'];
  return (
    <>
      <Reasons quote={quote} />
      <h2 className={plans.subtitle}>{t('referred.whatNow')}</h2>
      <ul className={plans.ways}>
        <li>{t(isChange ? 'amend.referredLooks' : 'referred.looks')}</li>
        {typeof email === 'string' && <li>{t('referred.mail', { email })}</li>}
        <li>{t(isChange ? 'amend.referredPaid' : 'referred.nothingPaid')}</li>
        <li>{t(agentName === null ? 'referred.link' : 'referred.agent')}</li>
      </ul>
    </>
  );
}
