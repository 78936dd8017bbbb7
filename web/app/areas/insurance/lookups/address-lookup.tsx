/** An address found by a few letters or its postcode; the fields below can always be filled in by hand. */
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundAddress } from '../../../../../shared/insurance/lookups.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import field from '../../../../ui/field.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { SearchIcon } from '../../../../ui/area-icons.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useDebounced } from '../../conversations/use-debounced.ts';
import { QuestionField } from '../fields/question-field.tsx';
import { Why } from '../fields/why.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { LookupProps } from '../questions/question-screen.tsx';
import questions from '../questions/questions.module.css';
import styles from './lookups.module.css';

/** Letters from which on it is looked up. */
const LEAST_LETTERS = 3;

export function AddressLookup({ view, errorOf, onChange }: LookupProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { definition, texts } = useFlow();
  const kind = view.block.lookup?.kind ?? '';
  const [text, setText] = useState('');
  const isAnswered = view.asked.some(({ answer }) => answer !== undefined);
  const [isOpen, setOpen] = useState(isAnswered);
  const listId = useId();
  const [wanted, setWanted] = useState('');
  const search = useDebounced((typed: string) => setWanted(typed.trim()), 'cancel');
  const { data, error } = useCall(
    'getAddressOfProduct',
    wanted.length < LEAST_LETTERS ? null : { productCode: definition.code, text: wanted },
    { swr: { keepPreviousData: true, revalidateIfStale: false } },
  );
  const take = (address: FoundAddress): void => {
    for (const [part, question] of Object.entries(view.block.lookup?.fills ?? {})) {
      const asked = view.asked.find((one) => one.question.id === question);
      const found = address[part as 'line' | 'town' | 'region' | 'postcode'];
      if (asked !== undefined && found !== '') onChange(asked, found);
    }
    setText('');
    setWanted('');
    setOpen(true);
  };
  const isWrong = view.asked.some((asked) => errorOf(asked) !== undefined);
  const addresses = wanted.length < LEAST_LETTERS ? [] : (data?.addresses ?? []);
  return (
    <div className={questions.questions}>
      <div className={styles.lookup}>
        <FieldFrame label={t(`lookup.label.${kind}`)}>
          {(control) => (
            <div className={styles.search}>
              <SearchIcon className={styles.glass} />
              <input
                {...control}
                className={classNames(field.input, styles.input)}
                autoComplete="off"
                aria-controls={listId}
                value={text}
                maxLength={80}
                onChange={({ target }) => {
                  setText(target.value);
                  search.run(target.value);
                }}
              />
            </div>
          )}
        </FieldFrame>
        <ul id={listId} className={styles.found} aria-label={t('lookup.found')}>
          {addresses.map((address) => (
            <li key={address.id}>
              <button type="button" className={styles.address} onClick={() => take(address)}>
                <span>{[address.line, address.town].filter(Boolean).join(', ') || address.postcode}</span>
                <span className={styles.more}>{[address.region, address.postcode].filter(Boolean).join(' ')}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.words} role="status">
          {data?.isSample && addresses.length > 0 && t('lookup.sample')}
          {wanted.length >= LEAST_LETTERS &&
            (error !== undefined || data?.addresses.length === 0) &&
            t('lookup.nothing')}
        </p>
        {!isOpen && !isWrong && <TextButton onClick={() => setOpen(true)}>{t('lookup.byHand')}</TextButton>}
      </div>
      {(isOpen || isWrong) &&
        view.asked.map((asked) => {
          const why = texts.questions[`${view.block.about}.${asked.question.id}`]?.why;
          return (
            <div key={asked.question.id}>
              <QuestionField
                asked={asked}
                value={asked.answer}
                onChange={(value) => onChange(asked, value)}
                error={errorOf(asked)}
                isAlone={false}
              />
              {why !== undefined && <Why text={why} />}
            </div>
          );
        })}
    </div>
  );
}
