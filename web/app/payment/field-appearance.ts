/** Our own look for fields that stand in a frame of somebody else's: read from the tokens as they are now. */
import type { Appearance } from './stripe-js.ts';

const darkQuery = '(prefers-color-scheme: dark)';

export function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    theme: window.matchMedia(darkQuery).matches ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('accent'),
      colorBackground: token('card'),
      colorText: token('ink'),
      colorTextSecondary: token('soft'),
      colorTextPlaceholder: token('faint'),
      colorDanger: token('bad'),
      fontFamily: token('font'),
      // 16 px and not less: below, phones zoom in on a field.
      fontSizeBase: '16px',
      borderRadius: token('radius-field'),
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${token('edge')}`, boxShadow: 'none' },
      '.Label': { color: token('ink'), fontWeight: '600' },
    },
  };
}

/** Tells when light becomes dark or the other way round. @returns what stops that */
export function onThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
