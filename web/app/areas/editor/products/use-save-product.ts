import { useState } from 'react';
import { codeOf } from '../../../../lib/api/api-error.ts';
import { ProductContent } from '../../../../../shared/model/product.ts';
import { useAskAgain, useEffectCall } from '../../../../lib/use-call.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { fieldsOf } from '../draft/use-draft.ts';
import type { OpenProduct } from './open-product.ts';

export type SaveProduct = {
  save: (open: OpenProduct) => void;
  isRunning: boolean;
  /** What the server refused in a field, as long as the field still says it. */
  faultOf: (content: ProductContent, field: keyof ProductContent) => string | undefined;
  /** The code of what went wrong and belongs to no field. */
  failure: string | undefined;
};

/** Saves a product, then shows it in the list and in the preview. */
export function useSaveProduct(onSaved: () => void): SaveProduct {
  const { run, isRunning, error } = useEffectCall('saveProduct');
  const askAgain = useAskAgain();
  const { saved } = useToasts();
  const [sent, setSent] = useState<ProductContent | null>(null);
  const save = async ({ productId, content }: OpenProduct): Promise<void> => {
    setSent(content);
    const answer = await run({ productId, content: ProductContent.parse(content) });
    if (answer === null) return;
    await askAgain('getProducts');
    saved();
    onSaved();
  };
  const refused = refusedFields(error);
  return {
    save: (open) => void save(open),
    isRunning,
    faultOf: (content, field) =>
      JSON.stringify(sent?.[field]) === JSON.stringify(content[field]) ? refused[field] : undefined,
    failure: error === undefined || Object.keys(refused).length > 0 ? undefined : codeOf(error),
  };
}

/** Fields have names such as `content.title`; an address that is taken is the fault of its field. */
function refusedFields(error: Error | undefined): Record<string, string> {
  if (error !== undefined && codeOf(error) === 'slug_taken') return { slug: 'slug_taken' };
  const fields = Object.entries(fieldsOf(error)).filter(([path]) => path.startsWith('content.'));
  return Object.fromEntries(fields.map(([path, code]) => [path.split('.')[1] ?? '', code]));
}
