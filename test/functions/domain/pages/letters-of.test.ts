import { expect, test } from 'vitest';
import { lettersOf } from '../../../../functions/domain/pages/letters-of.ts';

test('a drawing needs the letters that it shows, quotes of a name among them, and none of style or markup', () => {
  const html = '<style>p{color:red}</style><p lang="zz">O&#39;Hara &amp; &quot;I&quot;</p>';

  expect([...new Set(lettersOf(html))].toSorted().join('')).toBe(` "&'HIOar`);
});
