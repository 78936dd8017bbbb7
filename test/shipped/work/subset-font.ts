/** A font is cut to three letters: the input is the whole one, in base64. */
import type { Work } from '../kit/orders.ts';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

export const work: Work = async (importPackage, input) => {
  const { default: subsetFont } = (await importPackage('subset-font')) as { default: SubsetFont };
  const whole = Buffer.from(input, 'base64');
  const cut = await subsetFont(whole, 'abc', { targetFormat: 'woff2' });
  return { format: cut.subarray(0, 4).toString(), isSmaller: cut.length > 0 && cut.length < whole.length / 4 };
};
