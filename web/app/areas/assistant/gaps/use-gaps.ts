/** Open questions and answers, and the one call that changes them. */
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/call.ts';
import type { InputOfCall, OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useAskAgain, useCall } from '../../../../lib/use-call.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';

export type SaveAnswer = (input: InputOfCall<'saveAnswer'>) => Promise<boolean>;

export type Gaps = {
  data: OutputOfCall<'getGaps'> | undefined;
  error: Error | undefined;
  reload: () => void;
  /** False when it failed: a toast says why, and what was typed stays. */
  save: SaveAnswer;
};

export function useGaps(): Gaps {
  const { t } = useTranslation('gaps');
  const errorText = useErrorText();
  const askAgain = useAskAgain();
  const { data, error, mutate } = useCall('getGaps', {});
  return {
    data,
    error,
    reload: () => void mutate(),
    async save(input) {
      try {
        const { answer } = await callApi('saveAnswer', input);
        if (answer) showToast({ text: t('answers.known'), tone: 'good' });
        await Promise.all([mutate(), askAgain('getAssistantCoachInfo')]);
        return true;
      } catch (failure) {
        showToast({ text: errorText(failure), tone: 'bad' });
        return false;
      }
    },
  };
}
