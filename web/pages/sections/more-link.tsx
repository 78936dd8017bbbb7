import type { ReactElement } from 'react';
import { safeHref } from '../../../shared/rules/safe-link.ts';
import { Icon } from '../icons.tsx';
import { pageText, type PageModel } from '../page-model.ts';

/** Where there is more about an offer or an entry of the news; nothing for a link that is empty or unsafe. */
export function MoreLink({ model, link }: { model: PageModel; link: string }): ReactElement | null {
  const href = link === '' ? undefined : safeHref(link);
  if (href === undefined) return null;
  return (
    <a className="on" href={href} target="_blank" rel="noopener">
      {pageText(model, 'learnMore')}
      <Icon name="arrow" />
    </a>
  );
}
