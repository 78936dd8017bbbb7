/** A paper of one line is set: the input is its source. */
import type { Work } from '../kit/orders.ts';

type Compiler = { pdf(source: { mainFileContent: string }): Buffer };
type Package = { NodeCompiler: { create(): Compiler } };

export const work: Work = async (importPackage, input) => {
  const { NodeCompiler } = (await importPackage('@myriaddreamin/typst-ts-node-compiler')) as Package;
  return { format: NodeCompiler.create().pdf({ mainFileContent: input }).subarray(0, 5).toString() };
};
