import { describe, expect, it } from 'vitest';
import {
  addRefusals,
  refusalOf,
  refusedValuesOf,
} from '../../../../../../web/app/areas/editor/draft/refused-values.ts';

const photo = { path: '/m/a.webp' };
const offers = [
  { id: 'o1', link: '', photo: null },
  { id: 'o2', link: ' https://example.com ', photo },
];

describe('a refused value', () => {
  it('is found by the name that the server gives its field, also deep inside it', () => {
    const fields = { 'offers.1.link': 'link_invalid', 'offers.1.photo.path': 'text_too_long' };
    expect(refusedValuesOf({ offers }, fields)).toEqual([
      { id: 'o2', field: 'link', value: 'https://example.com', code: 'link_invalid' },
      { id: 'o2', field: 'photo', value: JSON.stringify(photo), code: 'text_too_long' },
    ]);
  });

  it('is none when the whole list, another list or no such entry is meant', () => {
    const fields = { offers: 'text_too_long', 'features.0.title': 'text_invalid', 'offers.7.link': 'link_invalid' };
    expect(refusedValuesOf({ offers }, fields)).toEqual([]);
  });

  it('is refused only as long as it is the same', () => {
    const refused = refusedValuesOf({ offers }, { 'offers.1.link': 'link_invalid' });
    expect(refusalOf(refused, 'o2', 'link', 'https://example.com')).toBe('link_invalid');
    expect(refusalOf(refused, 'o2', 'link', 'https://example.org')).toBeUndefined();
    expect(refusalOf(refused, 'o1', 'link', 'https://example.com')).toBeUndefined();
  });

  it('that was refused before is nothing new', () => {
    const found = refusedValuesOf({ offers }, { 'offers.1.link': 'link_invalid' });
    expect([addRefusals([], found), addRefusals(found, found)]).toEqual([found, null]);
  });
});
