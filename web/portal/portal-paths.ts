/** Every path of the customer portal, in one place. */
export const portalPaths = {
  home: '/portal',
  signIn: '/portal/sign-in',
  register: '/portal/register',
  forgot: '/portal/password',
  documents: '/portal/documents',
  policies: '/portal/policies',
  quotes: '/portal/quotes',
  agents: '/portal/agents',
  details: '/portal/details',
  preferences: '/portal/preferences',
  password: '/portal/change-password',
  farewell: '/portal/goodbye',
} as const;

export const policyPath = (policyId: string): string => `${portalPaths.policies}/${policyId}`;
export const claimPath = (policyId: string): string => `${policyPath(policyId)}/claim`;

/** The sign-in of customers; afterwards the person returns to `next`, a path of the portal. */
export function portalSignInPath(next?: string): string {
  if (next === undefined || !isPortalPath(next)) return portalPaths.signIn;
  return `${portalPaths.signIn}?${new URLSearchParams({ next })}`;
}

/** Where a signed-in customer goes on: to the path that `portalSignInPath` was given, else to the policies. */
export function nextInPortal(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && isPortalPath(next) ? next : portalPaths.policies;
}

/** Only paths of the portal itself: browsers read `//host`, `/\host` and tabs inside as other hosts. */
function isPortalPath(path: string): boolean {
  return /^\/portal(?:\/[\w-]*)*(?:\?[\w=&%.-]*)?$/.test(path);
}
