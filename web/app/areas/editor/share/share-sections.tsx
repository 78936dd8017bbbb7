import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useEditor } from '../editor-context.tsx';
import { draftAddress } from '../page-address.ts';
import { Section } from '../section.tsx';
import { BusinessCardSection } from './business-card-section.tsx';
import { CodeSection } from './code-section.tsx';
import { PlacesSection } from './places-section.tsx';

/** What the owner gives away: the code of the page, one for each place, and the business card. */
export function ShareSections(): ReactNode {
  const { t } = useTranslation('share');
  const { own, state } = useEditor();
  const { data, error, mutate } = useCall('getPlaces', {});
  const link = own.liveLink ?? draftAddress(own.pageAddress, state.draft.profile.agentName);
  if (!data) {
    return (
      <Section title={t('code.title')} text={t('code.text')}>
        {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={3} />}
      </Section>
    );
  }
  return (
    <>
      <CodeSection link={link} saved={data.design} onSaved={(design) => void mutate({ ...data, design }, false)} />
      <PlacesSection
        link={link}
        design={data.design}
        places={data.places}
        onPlaces={(places) => void mutate({ ...data, places }, false)}
      />
      <BusinessCardSection />
    </>
  );
}
