import { expect, test } from 'vitest';
import { isPublicAddress } from '../../../../functions/domain/leads/public-address.ts';

test.each(['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.0', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
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
  'example.com',
  '',
])('%j is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
