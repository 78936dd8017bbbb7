/**
 * Whom limits count for a viewer's address. Whoever has IPv6 has at least a /64 to themselves (RFC 4291 section 2.5.1), so
 * all of its addresses are one client. One site may have a /48 (RFC 6177), as may thousands of phones of one carrier:
 * its clients together have a limit of their own, which is larger.
 */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const CLIENT_GROUPS = 4;
const SITE_GROUPS = 3;

/** How often the limit of one client fits into that of its site. */
export const SITE_SHARE = 20;

/** `203.0.113.7`, `2001:db8:1:2::/64`; what is no address of IPv6 as it came. */
export function clientOf(address: string): string {
  const groups = parseIpv6(address);
  if (!groups) return address;
  return mappedIpv4(groups) ?? `${groups.slice(0, CLIENT_GROUPS).join(':')}::/64`;
}

/** `2001:db8:1::/48`; null where clients are counted by themselves alone. */
export function siteOf(address: string): string | null {
  const groups = parseIpv6(address);
  return groups && !mappedIpv4(groups) ? `${groups.slice(0, SITE_GROUPS).join(':')}::/48` : null;
}

/** Its eight groups, without leading zeros; null when it is no address of IPv6. */
function parseIpv6(address: string): string[] | null {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return null;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (text = ''): string[] => (text === '' ? [] : text.split(':'));
  const zeros = tail === undefined ? 0 : GROUPS - groupsOf(head).length - groupsOf(tail).length;
  return [...groupsOf(head), ...Array.from({ length: zeros }, () => '0'), ...groupsOf(tail)];
}

/** An address of IPv4 that came in the form of IPv6 (`::ffff:203.0.113.7`). */
function mappedIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
