/** Pictures of the demo, drawn as SVG: nobody's photo is needed to show what a photo does for a page. */
import sharp from 'sharp';

export type Portrait = {
  background: string;
  backgroundEnd: string;
  skin: string;
  hair: string;
  clothes: string;
  style: 'bun' | 'beard' | 'short' | 'long';
};

export type Scene = 'room' | 'harbour';

/** A square PNG of 800 px. */
export function drawPortrait(portrait: Portrait): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(portrait)))
    .png()
    .toBuffer();
}

/** An upright PNG of 1,200 × 1,500 px with the person in it. */
export function drawScene(scene: Scene, portrait: Portrait): Promise<Buffer> {
  return sharp(Buffer.from(sceneSvg(scene, portrait)))
    .png()
    .toBuffer();
}

function portraitSvg(portrait: Portrait): string {
  const { background, backgroundEnd } = portrait;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${background}"/><stop offset="1" stop-color="${backgroundEnd}"/></linearGradient></defs>
    <rect width="800" height="800" fill="url(#g)"/><circle cx="610" cy="190" r="120" fill="#fff" opacity=".22"/>
    ${figure(portrait)}</svg>`;
}

/** Head and shoulders in a field of 800 × 800. */
function figure({ skin, hair, clothes, style }: Portrait): string {
  const shade = '#000';
  return `${hairBehind(style, hair)}
    <path d="M120 800c10-170 110-232 210-250h140c100 18 200 80 210 250z" fill="${clothes}"/>
    <path d="M330 470h140v80c0 46-32 74-70 74s-70-28-70-74z" fill="${skin}"/>
    <path d="M330 500c30 34 110 34 140 0v34c-30 34-110 34-140 0z" fill="${shade}" opacity=".12"/>
    <ellipse cx="400" cy="345" rx="132" ry="165" fill="${skin}"/>
    ${hairInFront(style, hair)}
    <path d="M338 330q16-12 34 0M428 330q18-12 34 0" stroke="${shade}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".55"/>
    <circle cx="355" cy="356" r="9" fill="#221a16"/><circle cx="445" cy="356" r="9" fill="#221a16"/>
    <path d="M400 362c-6 22-10 36-2 44" stroke="${shade}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".25"/>
    <path d="M352 436c28 28 68 28 96 0" stroke="#8d3f36" stroke-width="9" stroke-linecap="round" fill="none"/>
    <circle cx="322" cy="412" r="24" fill="#d9614c" opacity=".14"/><circle cx="478" cy="412" r="24" fill="#d9614c" opacity=".14"/>`;
}

function hairBehind(style: Portrait['style'], hair: string): string {
  if (style === 'long') return `<path d="M240 350c-10-190 330-190 320 0l14 270c-70 40-278 40-348 0z" fill="${hair}"/>`;
  if (style === 'bun')
    return `<circle cx="400" cy="150" r="74" fill="${hair}"/><path d="M258 360c-16-210 300-210 284 0z" fill="${hair}"/>`;
  return '';
}

function hairInFront(style: Portrait['style'], hair: string): string {
  const fringe = `<path d="M264 332c-14-210 286-210 272 0-22-70-70-104-124-104-60 0-118 24-144 104z" fill="${hair}"/>`;
  if (style !== 'beard') return fringe;
  return `${fringe}<path d="M268 360c6 110 60 160 132 160s126-50 132-160c-10 44-34 56-60 52-40-8-104-8-144 0-26 4-50-8-60-52z" fill="${hair}"/>
    <path d="M356 436c26 22 62 22 88 0" stroke="#b8594e" stroke-width="9" stroke-linecap="round" fill="none"/>`;
}

function sceneSvg(scene: Scene, portrait: Portrait): string {
  const { background, backgroundEnd } = portrait;
  const behind = scene === 'room' ? room(portrait) : harbour(portrait);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500">
    <defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${background}"/><stop offset="1" stop-color="${backgroundEnd}"/></linearGradient></defs>
    <rect width="1200" height="1500" fill="url(#w)"/>${behind}
    <g transform="translate(190 150) scale(1.3)">${figure(portrait)}<rect x="120" y="790" width="560" height="300" fill="${portrait.clothes}"/></g></svg>`;
}

function room({ clothes }: Portrait): string {
  return `<path d="M120 1500V520a270 270 0 0 1 540 0v980z" fill="#fff" opacity=".38"/>
    <path d="M160 1500V530a230 230 0 0 1 460 0v970z" fill="#f6c9a1" opacity=".6"/><circle cx="390" cy="520" r="120" fill="#fff2df" opacity=".9"/>
    <rect x="820" y="240" width="250" height="330" rx="8" fill="#fff" opacity=".55"/><path d="M850 520c60-150 110-190 190-210v210z" fill="${clothes}" opacity=".35"/>
    <rect x="0" y="1270" width="1200" height="230" fill="#8c4a2a" opacity=".25"/>
    <g fill="#3f5b45"><path d="M1010 1300c-90-160-80-330 10-430 60 140 60 300-10 430z"/><path d="M1020 1300c10-150 80-260 160-300-10 130-60 240-160 300z"/><path d="M1010 1300c-60-120-140-180-220-190 30 100 110 170 220 190z"/></g>
    <path d="M930 1290h170l-24 180H954z" fill="#c9744a"/>`;
}

function harbour({ clothes }: Portrait): string {
  const towers = [60, 180, 290, 420, 760, 880, 1000, 1110]
    .map((x, index) => {
      const height = 260 + ((index * 137) % 330);
      return `<rect x="${x}" y="${900 - height}" width="${74 + ((index * 31) % 40)}" height="${height}" rx="6" fill="${clothes}" opacity="${0.28 + (index % 3) * 0.12}"/>`;
    })
    .join('');
  return `<circle cx="860" cy="330" r="150" fill="#ffe9c9" opacity=".75"/>${towers}
    <path d="M0 900h1200v600H0z" fill="#2a1d45" opacity=".5"/>
    <path d="M0 980h1200M0 1060h1200M0 1150h1200" stroke="#ffe9c9" stroke-width="5" stroke-dasharray="90 70 30 110" opacity=".35"/>`;
}
