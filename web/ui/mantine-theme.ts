/** Mantine drawn with our tokens, so that its parts and ours can stand side by side. */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { appFontFamily } from './token-styles.ts';
import { appAccent, fontSize, radii } from './tokens.ts';

/** From tint to shade; the sixth is the accent itself. */
const ultramarine: MantineColorsTuple = [
  '#eceefc',
  '#d5dafb',
  '#aab4f7',
  '#7d8cf2',
  '#5468ee',
  '#3b53ea',
  appAccent,
  '#2038c4',
  '#1a2fa3',
  '#142683',
];

const field = { radius: 'md', size: 'md' } as const;

export const mantineTheme = createTheme({
  primaryColor: 'ultramarine',
  primaryShade: { light: 6, dark: 5 },
  colors: { ultramarine },
  fontFamily: appFontFamily,
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: `${radii.field}px`, lg: `${radii.card}px`, xl: `${radii.full}px` },
  fontSizes: {
    xs: fontSize('caption'),
    sm: fontSize('small'),
    md: '1rem',
    lg: fontSize('body'),
    xl: fontSize('lead'),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    TextInput: { defaultProps: field },
    Textarea: { defaultProps: field },
    NumberInput: { defaultProps: field },
    Select: { defaultProps: { ...field, maxDropdownHeight: 300, comboboxProps: { shadow: 'md' } } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    Button: { defaultProps: { radius: 'md', size: 'md' } },
  },
});

const surfaces = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--faint)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-shadow-md': 'var(--shadow)',
};

/** Mantine's surfaces are ours in light and dark; ours follow the reader's setting by themselves. */
export const resolveMantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: surfaces,
  dark: surfaces,
});
