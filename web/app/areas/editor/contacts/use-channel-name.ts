import { useTranslation } from 'react-i18next';
import type { ChannelId } from '../../../../../shared/model/page.ts';

/** The channel's name, as the page shows it. */
export function useChannelName(): (channel: ChannelId) => string {
  const { t } = useTranslation('channels');
  return (channel) => t(channel);
}
