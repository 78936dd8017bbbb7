import { expect, test } from 'vitest';
import { contentDisposition } from '../../../functions/kit/content-disposition.ts';

test.each([
  [
    'XPage-XP-2026-000001.pdf',
    `attachment; filename="XPage-XP-2026-000001.pdf"; filename*=UTF-8''XPage-XP-2026-000001.pdf`,
  ],
  ['Größe (1).pdf', `attachment; filename="Gr_e _1_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.pdf`],
  [
    'a"\r\nset-cookie: x;.pdf',
    `attachment; filename="a set-cookie x .pdf"; filename*=UTF-8''a%20set-cookie%20x%20.pdf`,
  ],
  [' a!.pdf ', `attachment; filename="a_.pdf"; filename*=UTF-8''a%21.pdf`],
  ["it's.pdf", `attachment; filename="it_s.pdf"; filename*=UTF-8''it%27s.pdf`],
  ['../../etc\\x.pdf', `attachment; filename=".. .. etc x.pdf"; filename*=UTF-8''..%20..%20etc%20x.pdf`],
])('the name %j is %s', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});
