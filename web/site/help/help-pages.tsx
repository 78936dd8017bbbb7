import type { ReactNode } from 'react';
import { guideIds } from '../../help/guides.ts';
import { sitePaths } from '../site-paths.ts';
import type { Site } from '../site-texts.ts';
import { GuidePage } from './guide-page.tsx';
import { HelpPage } from './help-page.tsx';

type HelpScripts = { list: readonly string[]; guide: readonly string[] };
type HelpSitePage = { path: string; styles: readonly ['help']; draw: (site: Site) => ReactNode };

/** The list of guides, and a page for each. */
export function helpPages(scripts: HelpScripts): HelpSitePage[] {
  return [
    { path: sitePaths.help, styles: ['help'], draw: (site) => <HelpPage site={site} scripts={scripts.list} /> },
    ...guideIds.map((id): HelpSitePage => ({
      path: `${sitePaths.help}/${id}`,
      styles: ['help'],
      draw: (site) => <GuidePage site={site} scripts={scripts.guide} guideId={id} />,
    })),
  ];
}
