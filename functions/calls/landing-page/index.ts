import * as contracts from '../../../shared/calls/landing-page.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(contracts.getProfile, async () => (await import('./get-profile.ts')).getProfile),
  bind(contracts.insertProfile, async () => (await import('./insert-profile.ts')).insertProfile),
  bind(contracts.insertSocialMedia, async () => (await import('./insert-social-media.ts')).insertSocialMedia),
  bind(contracts.saveOffer, async () => (await import('./save-offer.ts')).saveOffer),
  bind(contracts.savePost, async () => (await import('./save-post.ts')).savePost),
  bind(contracts.insertDesign, async () => (await import('./insert-design.ts')).insertDesign),
  bind(contracts.checkAgentName, async () => (await import('./check-agent-name.ts')).checkAgentName),
  bind(contracts.getAiAssistant, async () => (await import('./get-ai-assistant.ts')).getAiAssistant),
  bind(contracts.insertAiAssistant, async () => (await import('./insert-ai-assistant.ts')).insertAiAssistant),
  bind(contracts.createPreviewLink, async () => (await import('./create-preview-link.ts')).createPreviewLink),
  bind(contracts.getPreview, async () => (await import('./get-preview.ts')).getPreview),
  bind(contracts.goLive, async () => (await import('./go-live.ts')).goLive),
  bind(contracts.unpublish, async () => (await import('./unpublish.ts')).unpublish),
  bind(contracts.getPublishedVersions, async () => (await import('./get-published-versions.ts')).getPublishedVersions),
  bind(contracts.getPublishedVersion, async () => (await import('./get-published-version.ts')).getPublishedVersion),
  bind(contracts.savePageView, async () => (await import('./save-page-view.ts')).savePageView),
  bind(contracts.saveQuoteRequest, async () => (await import('./save-quote-request.ts')).saveQuoteRequest),
  bind(contracts.getLeads, async () => (await import('./get-leads.ts')).getLeads),
  bind(contracts.saveLead, async () => (await import('./save-lead.ts')).saveLead),
  bind(contracts.getChatHistory, async () => (await import('./get-chat-history.ts')).getChatHistory),
  bind(contracts.getUserQueries, async () => (await import('./get-user-queries.ts')).getUserQueries),
  bind(
    contracts.getDailyUsageStatistics,
    async () => (await import('./get-daily-usage-statistics.ts')).getDailyUsageStatistics,
  ),
  bind(contracts.getBin, async () => (await import('./get-bin.ts')).getBin),
  bind(contracts.restoreFromBin, async () => (await import('./restore-from-bin.ts')).restoreFromBin),
]);
