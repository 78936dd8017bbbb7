import { expect, it } from 'vitest';
import { mergeTexts } from '../../../shared/rules/merge-texts.ts';

it('a variant is its relative, but for the texts that it words in its own way', () => {
  const german = { street: 'Straße', form: { send: 'Senden', size: 'Größe' } };

  expect(mergeTexts(german, { street: 'Strasse', form: { size: 'Grösse' } })).toEqual({
    street: 'Strasse',
    form: { send: 'Senden', size: 'Grösse' },
  });
  expect(mergeTexts(german, {})).toEqual(german);
});
