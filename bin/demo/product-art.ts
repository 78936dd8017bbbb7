/** Pictures of the demo's products, drawn as SVG like its portraits. */
import sharp from 'sharp';

export type ProductPicture = 'guide' | 'lamps' | 'samples' | 'samples-open';

/** A PNG of 1,200 × 900 px. */
export function drawProduct(picture: ProductPicture): Promise<Buffer> {
  const { ground, end, drawing } = drawings[picture];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${end}"/></linearGradient>
    <filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="18" stdDeviation="22" flood-color="#3a2416" flood-opacity=".28"/></filter></defs>
    <rect width="1200" height="900" fill="url(#g)"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const ink = '#2f3e46';
const clay = '#c9744a';
const leaf = '#3f5b45';
const swatches = ['#c9744a', '#3f5b45', '#e7c9a5', '#2f3e46', '#8c4a2a', '#f3e6d3', '#9fb0a0', '#d8a48f', '#6b3a22'];

/** A booklet with the plan of a room on its cover, on another one. */
const guide = `<g filter="url(#s)" transform="rotate(7 620 470)"><rect x="420" y="130" width="440" height="620" rx="10" fill="#e9ddcb"/></g>
  <g filter="url(#s)" transform="rotate(-4 560 460)"><rect x="350" y="140" width="440" height="620" rx="10" fill="#fffaf2"/><rect x="350" y="140" width="26" height="620" rx="10" fill="${clay}" opacity=".9"/>
  <g fill="none" stroke="${ink}" stroke-width="6"><path d="M440 270h280v300H440z"/><path d="M440 430h110M550 430v70M620 270v-4M640 570a70 70 0 0 1 70-70"/></g>
  <rect x="470" y="300" width="130" height="54" rx="4" fill="${clay}" opacity=".8"/><rect x="640" y="310" width="54" height="110" rx="4" fill="${leaf}" opacity=".7"/><circle cx="500" cy="390" r="18" fill="${ink}" opacity=".35"/>
  <rect x="440" y="630" width="200" height="16" rx="8" fill="${ink}"/><rect x="440" y="664" width="140" height="12" rx="6" fill="${ink}" opacity=".35"/></g>`;

/** Three lamps, low, at the height of the eyes, and behind a screen, and the light that they throw. */
const lamps = `<ellipse cx="330" cy="480" rx="230" ry="210" fill="#ffe9c4" opacity=".5"/><ellipse cx="650" cy="330" rx="250" ry="230" fill="#fff1d6" opacity=".55"/><ellipse cx="930" cy="500" rx="180" ry="170" fill="#ffe2b4" opacity=".5"/>
  <rect x="0" y="690" width="1200" height="210" fill="#8c4a2a" opacity=".32"/>
  <g filter="url(#s)"><path d="M322 560h16v130h-16z" fill="${ink}"/><path d="M250 560l30-120h100l30 120z" fill="#fffaf2"/><rect x="270" y="684" width="120" height="14" rx="7" fill="${ink}"/>
  <path d="M642 400h16v290h-16z" fill="${ink}"/><circle cx="650" cy="320" r="92" fill="#fffaf2"/><rect x="590" y="684" width="120" height="14" rx="7" fill="${ink}"/>
  <rect x="840" y="560" width="180" height="130" rx="10" fill="${clay}"/><rect x="856" y="540" width="148" height="26" rx="13" fill="#fffaf2"/></g>`;

const swatch = (index: number, x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${width}" rx="8" fill="${swatches[index % swatches.length]}"/>`;

const grid = (left: number, top: number, width: number, gap: number): string =>
  Array.from({ length: 9 }, (_, index) =>
    swatch(index, left + (index % 3) * (width + gap), top + Math.floor(index / 3) * (width + gap), width),
  ).join('');

/** A flat box of colours and cloths. */
const samples = `<g filter="url(#s)"><rect x="330" y="150" width="540" height="600" rx="18" fill="#fffaf2"/>${grid(366, 190, 144, 18)}<rect x="366" y="690" width="220" height="14" rx="7" fill="${ink}" opacity=".5"/></g>`;

/** The same, laid out on a table. */
const samplesOpen = `<g filter="url(#s)" transform="rotate(-9 460 450)">${grid(230, 210, 150, 26)}</g><g filter="url(#s)" transform="rotate(12 880 500)"><rect x="760" y="330" width="250" height="340" rx="10" fill="#fffaf2"/><rect x="796" y="380" width="150" height="14" rx="7" fill="${ink}"/><rect x="796" y="416" width="176" height="10" rx="5" fill="${ink}" opacity=".3"/><rect x="796" y="442" width="120" height="10" rx="5" fill="${ink}" opacity=".3"/><circle cx="930" cy="600" r="34" fill="${leaf}"/></g>`;

const drawings: Record<ProductPicture, { ground: string; end: string; drawing: string }> = {
  guide: { ground: '#ecd9c6', end: '#cfa383', drawing: guide },
  lamps: { ground: '#d9b594', end: '#a8714e', drawing: lamps },
  samples: { ground: '#dfe3d6', end: '#a9b7a0', drawing: samples },
  'samples-open': { ground: '#efe4d4', end: '#d3bfa4', drawing: samplesOpen },
};
