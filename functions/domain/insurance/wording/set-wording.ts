/** The PDF of a policy wording. */
import { typeset } from '../../../kit/typeset.ts';
import { documentLimits, readPdf, type PdfPage } from '../../knowledge/read-pdf.ts';
import { wordingData, type WordingSheet } from './wording-data.ts';

/** The file, and what a reader finds on its pages. */
export type SetWording = { pdf: Buffer; pages: PdfPage[] };

/** Of the text in points, best first. */
const SIZES = [9.5, 9.7, 9.3, 9.1];

/** Part of its last page that a wording fills at least, where a size allows it. */
const FULL_ENOUGH = 0.3;

/** In the size that leaves no page nearly empty, else in that which leaves the least. Throws what setting throws. */
export async function setWording(sheet: WordingSheet): Promise<SetWording> {
  let best: SetWording | null = null;
  for (const size of SIZES) {
    const pdf = await typeset('wording', wordingData(sheet, size));
    const set = { pdf, pages: await readPdf(pdf, documentLimits) };
    if (best === null || fillOfLast(set) > fillOfLast(best)) best = set;
    if (fillOfLast(best) >= FULL_ENOUGH) break;
  }
  if (best === null) throw new Error('A wording was set in no size. Name one in SIZES.');
  return best;
}

/** How far down its text goes, but for the foot: 0 to 1. */
function fillOfLast({ pages }: SetWording): number {
  const { lines, height } = pages.at(-1) ?? { lines: [], height: 1 };
  const foot = 0.08 * height;
  return 1 - Math.min(height, ...lines.map(({ baseline }) => baseline).filter((at) => at > foot)) / height;
}
