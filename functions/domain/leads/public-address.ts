/** Tells addresses of the public internet from all others (IANA special-purpose registries, RFC 6890). */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
/** Within the global range: Teredo, benchmarking and ORCHID; documentation; 6to4; sinks for reverse lookups (AS112). */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

/**
 * False for what is no address at all. Of IPv6 only what IANA gives out for hosts (2000::/3) is public, so addresses that
 * carry an IPv4 address within (mapped, translated, 6to4, Teredo) never are. Neither is one with a zone, which names a link.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
