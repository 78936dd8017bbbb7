import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './case-answers.module.css';

type Answers = AgentCaseDetail['answers'];
type Line = Answers[number]['lines'][number];

/** What the applicant has answered, as it was asked. */
export function CaseAnswers({ answers }: { answers: Answers }): ReactNode {
  const { t } = useTranslation('agent-insurance');
  if (answers.length === 0) return null;
  return (
    <Card title={t('answers.title')} className={styles.card}>
      {answers.map(({ title, person, lines }) => (
        <section key={`${title} ${person}`} className={styles.block}>
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
            {person !== null && <span className={styles.person}>{t('answers.person', { number: person })}</span>}
          </h3>
          <dl className={styles.lines}>
            {lines.map((line) => (
              <div key={line.id} className={styles.line}>
                <dt dir="auto">{line.label}</dt>
                <dd>
                  <GivenAnswer line={line} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Card>
  );
}

/** In a change, the policy's own answer stands above it. */
function GivenAnswer({ line }: { line: Line }): ReactNode {
  const { before } = line;
  if (before === null) return <AnswerValue line={line} />;
  return (
    <>
      {before !== '' && (
        <del>
          <AnswerValue line={{ ...line, value: before }} />
        </del>
      )}
      <ins>
        <AnswerValue line={line} />
      </ins>
    </>
  );
}

function AnswerValue({ line: { kind, value } }: { line: Line }) {
  const { t } = useTranslation('agent-insurance');
  if (kind === 'yes-no') return t(value === 'yes' ? 'answers.yes' : 'answers.no');
  if (kind === 'files') return t('answers.files', { count: Number(value) });
  return <bdi>{value}</bdi>;
}
