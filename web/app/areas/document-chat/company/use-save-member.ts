/** The one call that changes who works on the company's products. */
import { useTranslation } from 'react-i18next';
import type { CompanyRole } from '../../../../../shared/model/company-roles.ts';
import type { InputOfCall, OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useToastedCall } from '../use-toasted-call.ts';

export type People = OutputOfCall<'saveMember'>;

export type SaveMember = {
  /** False when it failed: a toast says why. */
  save: (input: InputOfCall<'saveMember'>) => Promise<boolean>;
  isRunning: boolean;
};

export function useSaveMember(onChange: (people: People) => void): SaveMember {
  const toasts = useToasts();
  const { run, isRunning } = useToastedCall('saveMember');
  return {
    isRunning,
    async save(input) {
      const people = await run(input);
      if (!people) return false;
      onChange(people);
      toasts.saved();
      return true;
    },
  };
}

export function useRoleNames(): Record<CompanyRole, string> {
  const { t } = useTranslation('product-talk');
  return { admin: t('people.role.admin'), editor: t('people.role.editor'), agent: t('people.role.agent') };
}
