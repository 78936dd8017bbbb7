// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import {
  barColours,
  barShapes,
  designDefaults,
  templateIds,
  type ConnectionBar,
  type TemplateId,
} from '../../../shared/model/page.ts';
import { barCss } from '../../../web/pages/css/bar.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import { contact, sampleInput } from './sample-page.ts';

const contacts = [
  contact('whatsapp', '+46701234567', { id: 'w', isHighlight: true }),
  contact('email', 'mara@example.com', { id: 'e' }),
  contact('phone', '+46701234568', { id: 'p' }),
  contact('business', 'example.com', { id: 'b', displayText: 'Portfolio' }),
];

function draw(change: Partial<ConnectionBar>, template: TemplateId = 'professional'): Element | null {
  const connectionBar = { ...designDefaults.connectionBar, ...change };
  const html = renderPage(sampleInput({ contacts, design: { template, connectionBar } }));
  return new DOMParser().parseFromString(html, 'text/html').querySelector('aside.bar');
}

const namesIn = (bar: Element | null) => [...(bar?.children ?? [])].map(({ textContent }) => textContent);

describe('the connection bar', () => {
  test.each(templateIds)(
    'in %s holds the highlight, then the chosen entries in their order, then the assistant',
    (template) => {
      expect(namesIn(draw({ entryIds: ['b', 'e'] }, template))).toEqual(['WhatsApp', 'Portfolio', 'E-mail', 'Ask Ava']);
    },
  );

  test('passes over entries that are gone, and has the highlight once', () => {
    expect(namesIn(draw({ entryIds: ['gone', 'w', 'p'] }))).toEqual(['WhatsApp', 'Phone', 'Ask Ava']);
  });

  test('without words keeps the names for those who do not see the signs', () => {
    const bar = draw({ entryIds: ['e'], hasWords: false });

    expect(namesIn(bar)).toEqual(['WhatsApp', 'E-mail', 'Ask Ava']);
    expect([...(bar?.querySelectorAll('span') ?? [])].map(({ className }) => className)).toEqual([
      'away',
      'away',
      'away',
    ]);
  });

  test('is not there when it is off', () => {
    expect(draw({ isOn: false })).toBeNull();
  });

  test('as every page starts with it has no style of its own', () => {
    expect(barCss(designDefaults.connectionBar)).toBe('');
    expect(draw({})?.className).toBe('bar');
  });

  test.each(barShapes.flatMap((shape) => barColours.map((colour) => [shape, colour] as const)))(
    'as %s in %s costs less than 1.5 KB before compression',
    (shape, colour) => {
      const css = barCss({ ...designDefaults.connectionBar, entryIds: ['e'], shape, colour });

      expect(css).toContain('--k:');
      expect(css.length).toBeLessThan(2_000);
    },
  );
});
