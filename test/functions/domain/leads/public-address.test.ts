import { expect, test } from 'vitest';
import { publicAddresses, specialAddresses } from '../../../../bin/proof/addresses/hostile-addresses.ts';
import { isPublicAddress } from '../../../../functions/domain/leads/public-address.ts';

test.each([...Object.values(publicAddresses), '8.8.8.8', '172.15.255.255', '172.32.0.0'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fe80::1%eth0',
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c%eth0',
  'example.com',
  '',
  ...specialAddresses,
])('%j is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('the ends of every special network are none, and its neighbours are', () => {
  const ends = [
    ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
    ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
    ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
    ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
    ['2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
    ['2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
  ];

  for (const addresses of ends.slice(0, -2)) {
    expect(addresses.map(isPublicAddress)).toEqual([true, false, false, true]);
  }
  // What lies below Teredo's block is IANA's own as well.
  expect(ends.at(-2)?.map(isPublicAddress)).toEqual([false, false, false, true]);
  expect(ends.at(-1)?.map(isPublicAddress)).toEqual([true, false, false, true]);
});
