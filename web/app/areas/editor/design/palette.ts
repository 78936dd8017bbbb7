/** Colours to start from: each readable as text on light paper, and far enough from the others. */
export const palette = [
  { id: 'navy', hex: '#1f3a5f' },
  { id: 'ultramarine', hex: '#2b46e6' },
  { id: 'teal', hex: '#0f766e' },
  { id: 'forest', hex: '#1f6b45' },
  { id: 'bronze', hex: '#7d6021' },
  { id: 'terracotta', hex: '#b4501e' },
  { id: 'brick', hex: '#a8282c' },
  { id: 'berry', hex: '#9d2463' },
  { id: 'violet', hex: '#6b3fa0' },
  { id: 'ink', hex: '#2c2f36' },
] as const;
