/** Sixty ways in which a document could try to reach something. `ORIGIN` and `PORT` are those of a listening server. */

/** Ways to write the address of this machine, or of what only this machine reaches. */
const addresses = [
  'ORIGIN/a',
  'http://localhost:PORT/a',
  'http://LOCALHOST.:PORT/a',
  'http://127.1:PORT/a',
  'http://127.0.1:PORT/a',
  'http://2130706433:PORT/a',
  'http://0x7f000001:PORT/a',
  'http://0x7f.0.0.1:PORT/a',
  'http://0177.0.0.1:PORT/a',
  'http://0:PORT/a',
  'http://0.0.0.0:PORT/a',
  'http://127.127.127.127:PORT/a',
  'http://[::1]:PORT/a',
  'http://[::]:PORT/a',
  'http://[::ffff:127.0.0.1]:PORT/a',
  'http://[::ffff:7f00:1]:PORT/a',
  'http://①②⑦.⓪.⓪.①:PORT/a',
  'http://１２７.０.０.１:PORT/a',
  'http://127。0。0。1:PORT/a',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/a',
  'http://x.localhost:PORT/a',
  'http://localtest.me:PORT/a',
  'http://127.0.0.1.nip.io:PORT/a',
  'http://user:pass@127.0.0.1:PORT/a',
  'http://xpage.example@127.0.0.1:PORT/a',
  'http://127.0.0.1:PORT\\@xpage.example/a',
  '//127.0.0.1:PORT/a',
  'https://127.0.0.1:PORT/a',
  'ws://127.0.0.1:PORT/a',
  'ftp://127.0.0.1:PORT/a',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'file:///proc/self/environ',
  'file://localhost/etc/passwd',
  'chrome://version/',
  'view-source:ORIGIN/a',
  'filesystem:ORIGIN/temporary/a',
  'blob:ORIGIN/8f2b7d4e-0000-4000-8000-000000000000',
];

const inBody = (markup: string): string => `<html><head></head><body>${markup}</body></html>`;
const inHead = (markup: string): string => `<html><head>${markup}</head><body>x</body></html>`;

const tricks = [
  inHead('<meta http-equiv="refresh" content="0;url=ORIGIN/refresh">'),
  inHead('<base href="ORIGIN/"><link rel="stylesheet" href="style.css">'),
  inHead('<link rel="preload" as="image" href="ORIGIN/a.png"><link rel="prefetch" href="ORIGIN/b">'),
  inHead('<link rel="preconnect" href="ORIGIN"><link rel="dns-prefetch" href="//127.0.0.1:PORT">'),
  inHead('<link rel="icon" href="ORIGIN/i.ico"><link rel="manifest" href="ORIGIN/m.json">'),
  inHead('<style>@import url("ORIGIN/a.css");@import "ORIGIN/b.css";</style>'),
  inHead('<style>@font-face{font-family:f;src:url(ORIGIN/f.woff2)}body{font-family:f}</style>'),
  inHead('<style>body{background:url("ORIGIN/a.png");cursor:url(ORIGIN/c.cur),auto}</style>'),
  inHead('<style>body{background:image-set("ORIGIN/a.png" 1x)}li{list-style:url(ORIGIN/l.png)}</style><li>x'),
  inHead('<script type="speculationrules">{"prefetch":[{"urls":["ORIGIN/s"]}]}</script>'),
  inHead('<script src="ORIGIN/a.js"></script><script>fetch("ORIGIN/f");new Image().src="ORIGIN/i"</script>'),
  inBody(
    '<svg width="9" height="9"><image href="ORIGIN/a.png" width="9" height="9"/><use href="ORIGIN/u.svg#a"/></svg>',
  ),
  inBody(
    '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cimage href=%22ORIGIN/n.png%22/%3E%3C/svg%3E">',
  ),
  inBody('<svg><foreignObject width="9" height="9"><iframe src="ORIGIN/f"></iframe></foreignObject></svg>'),
  inBody('<iframe src="ORIGIN/frame"></iframe><iframe src="data:text/html,<img src=ORIGIN/d>"></iframe>'),
  inBody('<iframe srcdoc="<meta http-equiv=refresh content=0;url=ORIGIN/r><img src=ORIGIN/i>"></iframe>'),
  inBody('<object data="ORIGIN/o"></object><embed src="ORIGIN/e"><video src="ORIGIN/v" poster="ORIGIN/p"></video>'),
  inBody(
    '<picture><source srcset="ORIGIN/s 2x"><img srcset="ORIGIN/t 1x"></picture><input type="image" src="ORIGIN/b">',
  ),
  inBody('<audio src="ORIGIN/a" autoplay></audio><track src="ORIGIN/t"><table background="ORIGIN/t"><td>x</table>'),
  inBody('<img src="x" onerror="fetch(`ORIGIN/e`)"><svg onload="location=`ORIGIN/l`"></svg>'),
  inBody(
    '<form action="ORIGIN/f"><button autofocus formaction="ORIGIN/b">x</button></form><a href="ORIGIN/p" ping="ORIGIN/q">x</a>',
  ),
  inBody(
    '<?xml-stylesheet href="ORIGIN/x.css"?><portal src="ORIGIN/p"></portal><link rel="stylesheet" href="ORIGIN/l">',
  ),
  '<!-- <head> --><meta http-equiv="Content-Security-Policy" content="default-src *"><img src="ORIGIN/a"><style>@import "ORIGIN/b"</style>',
];

/** All addresses in one document, as pictures and as frames. */
const inOne = addresses.map((address) => `<img src="${address}"><iframe src="${address}"></iframe>`).join('');

export const attempts: readonly string[] = [inBody(inOne), ...tricks];
