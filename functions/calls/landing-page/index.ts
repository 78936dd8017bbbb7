import * as contracts from '../../../shared/calls/landing-page.ts';
import { bind, bindLazily, callGroup } from '../../kit/call-group.ts';
import { checkAgentName } from './check-agent-name.ts';
import { createPreviewLink } from './create-preview-link.ts';
import { getAiAssistant } from './get-ai-assistant.ts';
import { getChatHistory } from './get-chat-history.ts';
import { getDailyUsageStatistics } from './get-daily-usage-statistics.ts';
import { getLeads } from './get-leads.ts';
import { getPreview } from './get-preview.ts';
import { getProfile } from './get-profile.ts';
import { getUserQueries } from './get-user-queries.ts';
import { goLive } from './go-live.ts';
import { insertDesign } from './insert-design.ts';
import { insertProfile } from './insert-profile.ts';
import { saveLead } from './save-lead.ts';
import { savePageView } from './save-page-view.ts';
import { unpublish } from './unpublish.ts';

export const handler = callGroup([
  bind(contracts.getProfile, getProfile),
  bind(contracts.insertProfile, insertProfile),
  bindLazily(contracts.insertSocialMedia, async () => (await import('./insert-social-media.ts')).insertSocialMedia),
  bind(contracts.insertDesign, insertDesign),
  bind(contracts.checkAgentName, checkAgentName),
  bind(contracts.getAiAssistant, getAiAssistant),
  bindLazily(contracts.insertAiAssistant, async () => (await import('./insert-ai-assistant.ts')).insertAiAssistant),
  bind(contracts.createPreviewLink, createPreviewLink),
  bind(contracts.getPreview, getPreview),
  bind(contracts.goLive, goLive),
  bind(contracts.unpublish, unpublish),
  bind(contracts.savePageView, savePageView),
  bindLazily(contracts.saveQuoteRequest, async () => (await import('./save-quote-request.ts')).saveQuoteRequest),
  bind(contracts.getLeads, getLeads),
  bind(contracts.saveLead, saveLead),
  bind(contracts.getChatHistory, getChatHistory),
  bind(contracts.getUserQueries, getUserQueries),
  bind(contracts.getDailyUsageStatistics, getDailyUsageStatistics),
]);
