import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { Step } from '../flow/steps.ts';
import styles from './review.module.css';
import { useAnswerText } from './use-answer-text.ts';

type AnswerListProps = { steps: readonly Step[]; onGo: (id: string) => void };

/** What was answered, block by block, each with the way back to it. */
export function AnswerList({ steps, onGo }: AnswerListProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { application, definition, texts } = useFlow();
  const answerText = useAnswerText();
  return definition.blocks.map((block) => {
    const asked = application.asked.filter((one) => one.block.id === block.id && one.answer !== undefined);
    const step = steps.find(({ view }) => view?.block.id === block.id);
    if (asked.length === 0 || step === undefined) return null;
    const title = texts.blocks[block.id] ?? block.id;
    return (
      <section key={block.id} className={styles.card} aria-label={title}>
        <div className={styles.blockHead}>
          <h2 className={styles.blockTitle}>{title}</h2>
          <Button variant="plain" aria-label={t('review.changeOf', { title })} onClick={() => onGo(step.id)}>
            {t('review.change')}
          </Button>
        </div>
        <dl className={styles.answers}>
          {asked.map((one) => (
            <div key={`${one.question.id} ${one.person ?? ''}`}>
              <dt>{texts.questions[`${block.about}.${one.question.id}`]?.label ?? one.question.id}</dt>
              <dd>
                <bdi>{answerText(one)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
