/** What was asked in vain; each answered once, the chat knows it from then on. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { showToast } from '../../../ui/toast.ts';
import { GapsList } from '../assistant/gaps/gaps-view.tsx';
import styles from './product-design.module.css';
import { useToastedCall } from './use-toasted-call.ts';

export function QuestionsView({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation('product-design');
  const { data, error, mutate } = useCall('getPtxGaps', { productId });
  const { run } = useToastedCall('savePtxAnswer');
  return (
    <div className={styles.panel}>
      <GapsList
        texts={{ gaps: t('questions.text'), answers: t('questions.answersText') }}
        gaps={{
          data,
          error,
          reload: () => void mutate(),
          async save(input) {
            const answer = await run({ productId, ...input });
            if (!answer) return false;
            if (input.content) showToast({ text: t('questions.known'), tone: 'good' });
            void mutate(answer, { revalidate: false });
            return true;
          },
        }}
      />
    </div>
  );
}
