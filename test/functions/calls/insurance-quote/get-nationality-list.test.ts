import { describe, expect, test } from 'vitest';
import { getNationalityList } from '../../../../functions/calls/insurance-quote/get-nationality-list.ts';
import { onDay } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('getNationalityList', () => {
  test('names nationalities in a language and in its order', async () => {
    const english = await getNationalityList({ language: 'en_us' }, onDay());
    const german = await getNationalityList({ language: 'de_de' }, onDay());

    expect(english.find(({ code }) => code === 'DE')?.name).toBe('Germany');
    expect(german.find(({ code }) => code === 'DE')?.name).toBe('Deutschland');
    expect(english.map(({ name }) => name)).toEqual(
      english.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
    );
    expect(english.length).toBeGreaterThan(190);
  });
});
