import { expect, test } from 'vitest';
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';

test('what stands in markup ends neither an element nor an attribute, and reads as it was', () => {
  expect(escapeMarkup(`<a href="x">'&amp;'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;');
});
