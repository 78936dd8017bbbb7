/** Who is insured: one card a person, oneself once. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/area-icons.tsx';
import { QuestionField } from '../fields/question-field.tsx';
import { useQuestionWords } from '../fields/use-question-words.ts';
import { Why } from '../fields/why.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { LookupProps } from './question-screen.tsx';
import styles from './questions.module.css';

/** More options than these are chosen from a small list, so that a person stays in one look. */
const MOST_CHIPS = 6;

export function PersonsView({ view, errorOf, onChange }: LookupProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { store, state, definition, texts } = useFlow();
  const { least, most } = definition.insured;
  const { insured } = state.answers;
  const isOpen = view.block.stage === 'quote';
  const persons = [...new Set(view.asked.map(({ person }) => person))];
  const relations = texts.questions['insured.relation']?.options ?? {};
  return (
    <div className={styles.persons}>
      {persons.map((person) => {
        const relation = String(insured[person ?? 0]?.['relation'] ?? '');
        const name = relations[relation] ?? t('persons.one', { number: (person ?? 0) + 1 });
        return (
          <section key={person} className={styles.person} aria-label={name}>
            <div className={styles.personHead}>
              <h2 className={styles.personTitle}>{name}</h2>
              {isOpen && insured.length > least && (
                <IconButton label={t('persons.remove', { name })} onClick={() => store.removePerson(person ?? 0)}>
                  <TrashIcon />
                </IconButton>
              )}
            </div>
            {view.asked
              .filter((asked) => asked.person === person)
              .map((asked) => (
                <PersonQuestion key={asked.question.id} {...{ asked, errorOf, onChange }} isFirst={person === 0} />
              ))}
          </section>
        );
      })}
      {isOpen && insured.length < most && (
        <Button className={styles.add ?? ''} onClick={() => store.addPerson({})}>
          <PlusIcon size={18} />
          {t(insured.length === 0 ? 'persons.addFirst' : 'persons.add')}
        </Button>
      )}
    </div>
  );
}

type PersonQuestionProps = Pick<LookupProps, 'errorOf' | 'onChange'> & { asked: AskedQuestion; isFirst: boolean };

/** Why it is asked is said with the first person; who the applicant is can be said once. */
function PersonQuestion({ asked, errorOf, onChange, isFirst }: PersonQuestionProps): ReactNode {
  const { state } = useFlow();
  const { why } = useQuestionWords(asked);
  const isTaken = state.answers.insured.some((one, index) => index !== asked.person && one['relation'] === 'self');
  const options =
    asked.question.id === 'relation' && isTaken ? asked.options.filter((one) => one !== 'self') : asked.options;
  return (
    <div>
      <QuestionField
        asked={{ ...asked, options }}
        value={asked.answer}
        onChange={(value) => onChange(asked, value)}
        error={errorOf(asked)}
        isAlone={false}
        look={options.length > MOST_CHIPS ? 'select' : 'chips'}
      />
      {isFirst && why !== undefined && <Why text={why} />}
    </div>
  );
}
