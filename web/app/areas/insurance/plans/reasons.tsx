import type { ReactNode } from 'react';
import type { QuoteView } from '../../../../../shared/insurance/application.ts';
import { useFlow } from '../flow/flow-context.ts';
import styles from './plans.module.css';

/** Why an application is referred or declined, in the language of the screen: it may have been quoted in another. */
export function Reasons({ quote }: { quote: QuoteView }): ReactNode {
  const { texts } = useFlow();
  const told = quote.reasons
    .map(({ rule, person, text }) => ({ id: `${rule} ${person ?? ''}`, words: texts.reasons[rule] ?? text }))
    .filter(({ words }) => words !== '');
  if (told.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {told.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  );
}
