/** The island of the business card: saves what is drawn as pictures for a screen and for a print shop. */
import { BLEED } from '../card/card-size.ts';
import { drawSvg, pngOf, rgbOf } from '../print/draw-svg.ts';
import { saveFile } from '../../lib/save-file.ts';
import { pdfFile, type PdfPage } from '../print/pdf-file.ts';
import { withDensity } from '../print/png-density.ts';

const DOTS_PER_INCH = 600;
const SIDES = ['front', 'back'] as const;
type Side = (typeof SIDES)[number];

const actions: Record<string, () => Promise<void> | void> = {
  front: () => savePng('front'),
  back: () => savePng('back'),
  pdf: savePdf,
  print: () => window.print(),
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-save]')) {
  button.hidden = false;
  button.addEventListener('click', () => void act(button));
}

async function act(button: HTMLButtonElement): Promise<void> {
  const state = document.querySelector('#state');
  button.ariaBusy = 'true';
  if (state) state.textContent = '';
  try {
    await actions[button.dataset.save ?? '']?.();
  } catch {
    if (state) state.textContent = document.documentElement.dataset.failed ?? '';
  }
  button.ariaBusy = null;
}

type Drawing = { brush: CanvasRenderingContext2D; paper: { width: number; height: number } };

/** A side with this much of what lies beyond its edges, in millimetres. */
async function draw(side: Side, bleed: number): Promise<Drawing> {
  const shown = document.querySelector<SVGSVGElement>(`#${side}`);
  if (!shown) throw new Error(`There is no ${side}.`);
  const { width, height } = shown.viewBox.baseVal;
  const paper = { width: width + 2 * bleed, height: height + 2 * bleed };
  const svg = shown.cloneNode(true) as SVGSVGElement;
  const [wide, high] = [dots(paper.width), dots(paper.height)];
  svg.setAttribute('viewBox', `${-bleed} ${-bleed} ${paper.width} ${paper.height}`);
  svg.setAttribute('width', String(wide));
  svg.setAttribute('height', String(high));
  return { brush: await drawSvg(new XMLSerializer().serializeToString(svg), wide, high), paper };
}

const dots = (millimetres: number): number => Math.round((millimetres / 25.4) * DOTS_PER_INCH);

async function savePng(side: Side): Promise<void> {
  const { brush } = await draw(side, 0);
  saveFile(
    new Blob([withDensity(await pngOf(brush), DOTS_PER_INCH)], { type: 'image/png' }),
    `${fileName()}-${side}.png`,
  );
}

async function savePdf(): Promise<void> {
  const pages: PdfPage[] = [];
  for (const side of SIDES) {
    const { brush, paper } = await draw(side, BLEED);
    const { width, height } = brush.canvas;
    pages.push({ pixels: rgbOf(brush), width, height, paper, bleed: BLEED });
  }
  saveFile(new Blob([await pdfFile(pages)], { type: 'application/pdf' }), `${fileName()}.pdf`);
}

/** `/mara/card` → `mara-card`. */
function fileName(): string {
  return decodeURIComponent(location.pathname).split('/').filter(Boolean).join('-');
}
