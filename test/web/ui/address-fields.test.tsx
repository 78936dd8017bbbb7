// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AddressFields } from '../../../web/ui/address-fields.tsx';
import { startTexts } from '../../../web/app/i18n.ts';

beforeAll(async () => void (await startTexts('en_us', ['address'])));
afterEach(cleanup);

function show(country: string): { labels: string[]; onChange: ReturnType<typeof vi.fn> } {
  const onChange = vi.fn();
  render(
    <AddressFields
      country={country}
      value={{ addressLine: '', town: '', postcode: '' }}
      labels={{ addressLine: 'Street', town: 'Town', postcode: 'Postcode' }}
      isPostcodeOptional={country === 'HK'}
      onChange={onChange}
    />,
  );
  return { labels: screen.getAllByRole('textbox').map((field) => field.getAttribute('name') ?? ''), onChange };
}

describe('an address', () => {
  it.each([
    ['DE', ['addressLine', 'postcode', 'town'], ['Street', 'Postcode', 'Town']],
    ['US', ['addressLine', 'town', 'postcode'], ['Street', 'City and state', 'ZIP code']],
    ['JP', ['postcode', 'town', 'addressLine'], ['Postcode', 'Prefecture and city', 'Street']],
  ])('of %s is asked for in its order, under its names', (country, names, labels) => {
    expect(show(country).labels).toEqual(names);
    for (const label of labels) expect(screen.getByLabelText(label)).toBeDefined();
  });

  it('of Hong Kong has districts, and a postcode only for who has one', () => {
    show('HK');
    expect(screen.getByLabelText('District')).toBeDefined();
    expect(screen.getByText(/optional/)).toBeDefined();
  });
});
