/** Every path of the app, in one place. */
import type { Feature } from '../../shared/model/account.ts';

/** What the router matches. */
export const routePatterns = {
  home: '/',
  signIn: '/x-id-sign-in',
  app: '/app',
  profile: '/app/page',
  design: '/app/design',
  pageSettings: '/app/settings-page',
  assistant: '/app/assistant',
  history: '/app/history',
  leads: '/app/leads',
  leadSettings: '/app/leads/settings',
  analytics: '/app/analytics',
  settings: '/app/settings',
  plan: '/app/plan',
  account: '/app/account',
  payment: '/app/payment',
  checkout: '/app/payment/checkout',
  paypalReturn: '/app/payment/paypal',
  security: '/app/security',
  farewell: '/app/goodbye',
  metaReturn: '/app/meta',
  undoEmail: '/app/undo-email',
  support: '/support',
  preview: '/preview/:token',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  showcase: '/showcase',
} as const;

export type RouteName = keyof typeof routePatterns;

/** Paths with nothing to fill in. */
export type PlainRouteName = Exclude<RouteName, 'signIn' | 'preview'>;

export function pathTo(name: PlainRouteName): string {
  return routePatterns[name];
}

/** The plans, with the one put forward that holds what somebody is looking for. */
export function plansPath(want: Feature): string {
  return `${routePatterns.plan}?${new URLSearchParams({ want })}`;
}

/** The sign-in screen of the account system; afterwards the person returns to `next`, a path of this site. */
export function signInPath(next?: string): string {
  const query = new URLSearchParams({ type: 'x_a', ...(next && isOwnPath(next) ? { next } : {}) });
  return `${routePatterns.signIn}?${query}`;
}

/** The path that `signInPath` was given; null when there is none or it leads elsewhere. */
export function nextAfterSignIn(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && isOwnPath(next) ? next : null;
}

export function previewPath(token: string): string {
  return `/preview/${encodeURIComponent(token)}`;
}

/** A public page. */
export function pagePath(agentName: string): string {
  return `/${encodeURIComponent(agentName)}`;
}

const ANY_ORIGIN = 'https://own.invalid';

/** Whether it stays on this site: browsers read `//host`, `/\host` and tabs inside as other hosts. */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return new URL(path, ANY_ORIGIN).origin === ANY_ORIGIN;
  } catch {
    return false;
  }
}

/** First segments behind which only a signed-in owner may be (specification 1, sections 2 and 6). */
const protectedSegments = new Set(['app', 'product-talk', 'product-design']);

export function needsToken(path: string): boolean {
  // Whoever comes here has just deleted their account.
  if (path === routePatterns.farewell) return false;
  return protectedSegments.has(path.split(/[/?#]/, 2)[1] ?? '');
}
