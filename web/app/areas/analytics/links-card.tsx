/** What visitors opened, with the share of visits in which they did. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkClicks } from '../../../../shared/model/analytics.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { TallyCard } from './tally-card.tsx';
import type { Statistics } from './use-report.ts';

export function LinksCard({ statistics: { links, totals } }: { statistics: Statistics }): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const words = useLinkWords();
  return (
    <TallyCard
      title={t('links.title')}
      note={t('links.rate', { share: share.format(totals.clickers / Math.max(1, totals.views)) })}
      columns={{ name: t('links.name'), count: t('figures.clicks') }}
      rows={links.map((link) => ({ id: link.code, ...words(link), count: link.clicks }))}
      whole={totals.views}
      none={t('links.none')}
    />
  );
}

/** A link in the owner's words, and what it is. */
function useLinkWords(): (link: LinkClicks) => { label: string; detail?: string } {
  const { t } = useTranslation(['analytics', 'channels']);
  return ({ kind, name, channel, isRemoved }) => {
    if (isRemoved) return { label: t('links.removed'), detail: t(`links.${kind}`) };
    if (kind === 'share' || kind === 'save') return { label: t(`links.${kind}`) };
    if (channel === null) return { label: name, detail: t(`links.${kind}`) };
    const channelName = t(`channels:${channel}`);
    return name === '' ? { label: channelName } : { label: name, detail: channelName };
  };
}
