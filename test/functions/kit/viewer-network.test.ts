import { describe, expect, test } from 'vitest';
import { clientOf, siteOf } from '../../../functions/kit/viewer-network.ts';

describe('whom limits count for a viewer', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:1:2:3:4:198.51.100.1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['::FFFF:cb00:7107', '203.0.113.7', null],
    ['::ffff:0.0.0.1', '0.0.0.1', null],
    ['::fffe:203.0.113.7', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', null],
    ['', '', null],
    ['2001:db8::1::2', '2001:db8::1::2', null],
  ])('of %s is %s, and of the site %s', (address, client, site) => {
    expect(clientOf(address)).toBe(client);
    expect(siteOf(address)).toBe(site);
  });
});
