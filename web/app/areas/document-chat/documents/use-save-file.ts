/** The one call that changes a document of the product. */
import type { InputOfCall } from '../../../../lib/api/call-types.ts';
import type { OpenProduct } from '../use-product.ts';
import { useToastedCall } from '../use-toasted-call.ts';

type SaveFileInput = Extract<InputOfCall<'savePtxAiFile'>, { action: 'change' | 'retry' | 'remove' }>;

export type SaveFile = {
  /** False when it failed: a toast says why. */
  save: (input: SaveFileInput) => Promise<boolean>;
  isRunning: boolean;
};

export function useSaveFile({ keepFiles }: OpenProduct): SaveFile {
  const { run, isRunning } = useToastedCall('savePtxAiFile');
  return {
    isRunning,
    async save(input) {
      const answer = await run(input);
      if (!answer) return false;
      const { file } = answer;
      keepFiles((files) => files.flatMap((one) => (one.fileId !== input.fileId ? [one] : file ? [file] : [])));
      return true;
    },
  };
}
