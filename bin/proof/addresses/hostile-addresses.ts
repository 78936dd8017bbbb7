/**
 * Where an attacker would have our machines connect to. Written from the registries of special-purpose addresses (IANA,
 * RFC 6890) and from the URL standard before the product's code was read, so that it does not share what that forgot.
 */
import { isIP } from 'node:net';

/** The addresses that a test takes for the public internet: what is not listed here is inside. */
export const publicAddresses = { ipv4: '93.184.215.14', ipv6: '2606:2800:21f:cb07:6820:80da:af6b:8b2c' } as const;

/** Hosts that name, in some spelling, an address inside: a machine, its link, its network, its cloud. */
export const hostileHosts: readonly string[] = [
  // Loopback in every spelling that a URL parser or a C library reads.
  '127.0.0.1',
  '127.0.0.2',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0x7f000001',
  '0x7f.0x0.0x0.0x1',
  '0x7f.1',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '１２７．０．０．１',
  '127。0。0。1',
  '127｡0｡0｡1',
  '%31%32%37.0.0.1',
  '127.0.0.0x1',
  '000127.0.0.1',
  // This host, this network.
  '0.0.0.0',
  '0',
  '0x0',
  '0.1.2.3',
  // Private networks.
  '10.0.0.1',
  '10.255.255.254',
  '167772161',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.1.254',
  '0xc0a80001',
  // Shared address space of carriers, where a provider's own services stand (Alibaba's metadata too).
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.254',
  // Link-local: the metadata of clouds, the credentials of containers.
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.254.43518',
  // Protocol assignments, documentation, benchmarks, the old 6to4 relay, AS112.
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '198.18.0.1',
  '198.19.255.254',
  '192.88.99.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.175.48.1',
  // Multicast, reserved, broadcast.
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '4294967295',
  // IPv6: unspecified, loopback, mapped, compatible, translated.
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[::a9fe:a9fe]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::10.0.0.1]',
  '[64:ff9b:1:ffff::1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2002:c0a8:1::1]',
  '[2001::1]',
  '[2001:0:4136:e378:8000:63bf:f5ff:fffe]',
  '[2001:2::1]',
  '[2001:10::1]',
  '[2001:20::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[100::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fd00:ec2::23]',
  '[fd20:ce::254]',
  '[fe80::1]',
  '[fe80::a9fe:a9fe]',
  '[fe80::1%25eth0]',
  '[febf::1]',
  '[fec0::1]',
  '[feff::1]',
  '[ff02::1]',
  '[ff05::1:3]',
  '[4000::1]',
  '[1::1]',
  // Names that mean an address inside, whatever a resolver says.
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'localhost.localdomain',
  'ip6-localhost',
  'a.localhost',
  'metadata',
  'metadata.google.internal',
  'metadata.google.internal.',
  'instance-data',
  'instance-data.ec2.internal',
  'ip-10-0-0-1.eu-west-1.compute.internal',
  'kubernetes.default.svc.cluster.local',
  'printer.local',
  'router.lan',
  'nas.home.arpa',
  'wpad',
];

/** Of mail, tables, caches, shells and the like. */
const otherPorts = [
  ...[0, 1, 7, 21, 22, 23, 25, 53, 110, 143, 445, 465, 587, 993, 2_375, 3_306, 5_432, 6_379, 8_080, 9_001, 9_200],
  ...[11_211, 27_017, 65_535],
];

/** Whole addresses that mislead a reader by their shape: who looks at the text sees another host than who connects. */
export const hostileShapes: readonly string[] = [
  // Userinfo.
  'https://public.attacker.example@127.0.0.1/',
  'https://public.attacker.example:443@127.0.0.1/',
  'https://public.attacker.example%40127.0.0.1/',
  'https://127.0.0.1%2f@public.attacker.example/',
  'https://user:password@public.attacker.example/',
  'https://public.attacker.example#@127.0.0.1/',
  'https://public.attacker.example?@127.0.0.1/',
  // Backslashes, missing and doubled slashes.
  'https:\\\\127.0.0.1\\',
  'https:/\\127.0.0.1/',
  'https://127.0.0.1\\@public.attacker.example/',
  'https://public.attacker.example\\@127.0.0.1/',
  'https:127.0.0.1',
  'https:///127.0.0.1/',
  'https:////127.0.0.1/',
  '//127.0.0.1/',
  '127.0.0.1',
  // Tabs, line breaks, spaces and other characters that a parser strips.
  'https://127.0.\t0.1/',
  'https://127.0.0\n.1/',
  'ht\ntps://127.0.0.1/',
  '  https://127.0.0.1/  ',
  '\u0000https://127.0.0.1/',
  'https://127\u00ad.0.0.1/',
  'https://127.0.0.1\u200b/',
  'https://public.attacker.example /@127.0.0.1',
  'https://[::1]@public.attacker.example/',
  'https://public.attacker.example:443:80@127.0.0.1/',
  // Ports of other services, also on a host that is public.
  ...otherPorts.map((port) => `https://public.attacker.example:${port}/`),
  'https://127.0.0.1:6379/',
  'https://169.254.169.254:80/latest/meta-data/',
  // Other schemes.
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/stats',
  'ldap://127.0.0.1/',
  'data:text/html,<script>fetch("http://127.0.0.1/")</script>',
  'javascript:fetch("http://127.0.0.1/")',
  'blob:https://127.0.0.1/4c2e1f',
  'view-source:https://127.0.0.1/',
  'filesystem:https://127.0.0.1/temporary/a',
  'about:blank',
  'chrome://version',
  'devtools://devtools/bundled/inspector.html',
  'ws://127.0.0.1/',
  'wss://127.0.0.1/',
  'jar:https://127.0.0.1/a.jar!/',
  'unix:/var/run/docker.sock',
  'https://',
  'https://%00/',
];

/** What the resolver says, one round a question; the last round stays. */
export type Rounds = readonly (readonly string[])[];

const { ipv4, ipv6 } = publicAddresses;

/** The special addresses above, as a name of the attacker's own would lead to them. */
export const specialAddresses: readonly string[] = hostileHosts
  .map((host) => host.replace(/^\[(.*)\]$/, '$1').replace('%25', '%'))
  .filter((host) => isIP(host) !== 0);

/** Names that are public to look at, each with what the resolver says of it. None of them may be connected to. */
export const hostileAnswers: readonly Rounds[] = [
  ...specialAddresses.map((address) => [[address]]),
  // One address among several, wherever it stands.
  [[ipv4, '127.0.0.1']],
  [['127.0.0.1', ipv4]],
  [[ipv4, ipv4, '169.254.169.254']],
  [[ipv4, '::1']],
  [[ipv6, '::ffff:10.0.0.1']],
  [[ipv6, 'fd00:ec2::254', ipv4]],
];

/** Names that are public when they are checked and something else a moment later: only the first may be connected to. */
export const rebindingAnswers: readonly Rounds[] = [
  [[ipv4], ['127.0.0.1']],
  [[ipv4], ['169.254.169.254']],
  [[ipv4], ['10.0.0.1']],
  [[ipv4], ['::1']],
  [[ipv4], [ipv4, '127.0.0.1']],
  [[ipv4], ['::ffff:127.0.0.1']],
  [[ipv6], ['127.0.0.1']],
  [[ipv6], ['fd00:ec2::254']],
  [
    [ipv4, ipv6],
    ['127.0.0.1', '::1'],
  ],
];

export const redirectStatuses = [301, 302, 303, 307, 308] as const;
