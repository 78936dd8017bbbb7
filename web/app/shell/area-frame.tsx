import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SWRConfig } from 'swr';
import { directionOf, isLanguageValue } from '../../../shared/places/languages.ts';
import { keepOfflinePage } from '../../lib/offline-page.ts';
import { MantineFrame } from '../../ui/mantine-frame.tsx';
import { swrOptions } from '../swr-options.ts';

/** What areas that read from the server and use Mantine stand in. Sign-in needs neither, and stays light. */
export function AreaFrame({ children }: { children: ReactNode }): ReactNode {
  const { i18n } = useTranslation();
  useEffect(() => keepOfflinePage(i18n.language), [i18n.language]);
  const direction = isLanguageValue(i18n.language) ? directionOf(i18n.language) : 'ltr';
  return (
    <SWRConfig value={swrOptions}>
      <MantineFrame direction={direction}>{children}</MantineFrame>
    </SWRConfig>
  );
}
