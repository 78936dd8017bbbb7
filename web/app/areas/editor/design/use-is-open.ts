import type { Feature } from '../../../../../shared/model/account.ts';
import { isIncluded } from '../../../../../shared/model/template.ts';
import { useEditor } from '../editor-context.tsx';

/** Whether the owner's plan includes what needs a feature. */
export function useIsOpen(): (need: Feature | null) => boolean {
  const { account } = useEditor();
  return (need) => isIncluded(need, account.plan, new Date());
}
