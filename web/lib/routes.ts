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
  agentInsurance: '/app/insurance',
  agentInsuranceCase: '/app/insurance/:kind/:id',
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
  help: '/app/help',
  learning: '/learning',
  learningProduct: '/learning/:productId',
  learningTest: '/learning/:productId/:level',
  productTalk: '/product-talk',
  company: '/product-talk/company',
  insurer: '/product-talk/insurance',
  productDesign: '/product-design/:productId',
  support: '/support',
  preview: '/preview/:token',
  insuranceChannel: '/insurance/:channelCode',
  insuranceProduct: '/insurance/:channelCode/:productCode',
  insuranceStart: '/insurance/:channelCode/:productCode/apply',
  insuranceApplication: '/insurance/-/:applicationId',
  showcase: '/showcase',
} as const;

export type RouteName = keyof typeof routePatterns;

/** Paths with nothing to fill in. */
export type PlainRouteName = Exclude<
  RouteName,
  | 'signIn'
  | 'preview'
  | 'productDesign'
  | 'learningProduct'
  | 'learningTest'
  | 'agentInsuranceCase'
  | 'insuranceChannel'
  | 'insuranceProduct'
  | 'insuranceStart'
  | 'insuranceApplication'
>;

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

/** An application or a policy of one of the owner's customers. */
export function agentInsurancePath({ kind, id }: { kind: 'application' | 'policy'; id: string }): string {
  return `/app/insurance/${kind}/${encodeURIComponent(id)}`;
}

/** The levels of a product in the learning portal. */
export function learningPath(productId: string): string {
  return `/learning/${encodeURIComponent(productId)}`;
}

/** A test of a level; 0 is a round of repetition. */
export function learningTestPath(productId: string, level: 0 | 1 | 2 | 3): string {
  return `${learningPath(productId)}/${level}`;
}

/** What a product of the company is made of, in the order in which it comes about. */
export const productViews = ['documents', 'page', 'share', 'history', 'questions', 'learning', 'usage'] as const;
export type ProductView = (typeof productViews)[number];

/** The editor of a product whose documents can be asked. */
export function productPath(productId: string, view: ProductView = 'documents'): string {
  return `/product-design/${encodeURIComponent(productId)}${productSearch(view)}`;
}

/** Whether a path is one of a product's editor. */
export function isProductPath(pathname: string): boolean {
  return pathname.startsWith('/product-design/');
}

/** A view of the product's editor; the first needs no word in the address. */
export function productSearch(view: ProductView): string {
  return view === 'documents' ? '' : `?${new URLSearchParams({ view })}`;
}

/** The chat of a product as visitors see it; nothing is counted when its editor only looks. */
export function chatPath(productId: string, isPreview: boolean): string {
  return `/chat/${encodeURIComponent(productId)}${isPreview ? '?preview=1' : ''}`;
}

/** Where a channel sells insurance; on the page of one of its agents, where there is one. */
export function channelPath(channelCode: string, agentName: string | null): string {
  return `/insurance/${encodeURIComponent(channelCode)}${agentSearch(agentName)}`;
}

/** What a product of a channel covers and costs. */
export function insurancePath(channelCode: string, productCode: string, agentName: string | null): string {
  return `/insurance/${encodeURIComponent(channelCode)}/${encodeURIComponent(productCode)}${agentSearch(agentName)}`;
}

/** The questions of a product, before the first is answered. */
export function applyPath(channelCode: string, productCode: string, agentName: string | null): string {
  const channel = encodeURIComponent(channelCode);
  return `/insurance/${channel}/${encodeURIComponent(productCode)}/apply${agentSearch(agentName)}`;
}

/** An application; with its key it opens on any device. A key stands behind the hash, which browsers never send. */
export function applicationPath(applicationId: string, key?: string): string {
  return `/insurance/-/${encodeURIComponent(applicationId)}${key === undefined ? '' : `#${key}`}`;
}

const agentSearch = (agentName: string | null): string =>
  agentName === null ? '' : `?${new URLSearchParams({ agent: agentName })}`;

/** A guide of the help. */
export function guidePath(guideId: string): string {
  return `${routePatterns.help}/${guideId}`;
}

/** A public page. */
export function pagePath(agentName: string): string {
  return `/${encodeURIComponent(agentName)}`;
}

const ANY_ORIGIN = 'https://own.invalid';

/**
 * Whether it stays on this site: browsers read `//host`, `/\host` and tabs inside as other hosts. `/.//host` is a path of this
 * site whose written-out form is `//host`: whoever takes that from the address and goes there would leave.
 */
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    const { origin, pathname } = new URL(path, ANY_ORIGIN);
    return origin === ANY_ORIGIN && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** First segments behind which only a signed-in owner may be (specification 1, sections 2 and 6). */
const protectedSegments = new Set(['app', 'product-talk', 'product-design', 'learning']);

export function needsToken(path: string): boolean {
  // Whoever comes here has just deleted their account.
  if (path === routePatterns.farewell) return false;
  return protectedSegments.has(path.split(/[/?#]/, 2)[1] ?? '');
}
