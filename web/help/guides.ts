/** All guides, in the order in which the list shows those of an area. */
import type { Guide } from './guide.ts';
import { analytics } from './guides/analytics.ts';
import { applications } from './guides/applications.ts';
import { assistant } from './guides/assistant.ts';
import { buyInsurance } from './guides/buy-insurance.ts';
import { claims } from './guides/claims.ts';
import { conversations } from './guides/conversations.ts';
import { design } from './guides/design.ts';
import { documentChat } from './guides/document-chat.ts';
import { firstPage } from './guides/first-page.ts';
import { goLive } from './guides/go-live.ts';
import { insurer } from './guides/insurer.ts';
import { languages } from './guides/languages.ts';
import { leads } from './guides/leads.ts';
import { learning } from './guides/learning.ts';
import { plans } from './guides/plans.ts';
import { policies } from './guides/policies.ts';
import { privacy } from './guides/privacy.ts';
import { products } from './guides/products.ts';
import { security } from './guides/security.ts';
import { share } from './guides/share.ts';
import { team } from './guides/team.ts';

const byId = {
  'first-page': firstPage,
  design,
  'go-live': goLive,
  share,
  products,
  languages,
  assistant,
  conversations,
  leads,
  analytics,
  security,
  plans,
  privacy,
  'document-chat': documentChat,
  team,
  learning,
  'buy-insurance': buyInsurance,
  policies,
  claims,
  applications,
  insurer,
} as const satisfies Record<string, Guide>;

export type GuideId = keyof typeof byId;

export const guides: Readonly<Record<GuideId, Guide>> = byId;

export const guideIds = Object.keys(byId) as readonly GuideId[];

export function isGuideId(text: string): text is GuideId {
  return Object.hasOwn(byId, text);
}
