/** Addresses of the page as people read them. */
import { canonicalAgentName } from '../../../../shared/rules/agent-name.ts';
import { pagePath } from '../../../lib/routes.ts';

/** The address that a name gives. `pageAddress` is any page address of this site. */
export function draftAddress(pageAddress: string, agentName: string): string {
  return `${siteOf(pageAddress)}${pagePath(canonicalAgentName(agentName))}`;
}

/** `https://example.com`, whatever page it is the address of. */
export function siteOf(pageAddress: string): string {
  try {
    return new URL(pageAddress).origin;
  } catch {
    return window.location.origin;
  }
}

/** Without its scheme, with letters instead of percent codes. */
export function addressText(address: string): string {
  const bare = address.replace(/^https?:\/\//, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}
