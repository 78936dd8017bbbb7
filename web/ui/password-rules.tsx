import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { missingPasswordParts, type PasswordPart } from '../../shared/rules/password.ts';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.tsx';
import styles from './password-rules.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The parts worth naming before they are missed; the others only appear when they are. */
const shownParts: readonly PasswordPart[] = ['min_length', 'lower', 'upper', 'digit', 'special'];

/** What a password still lacks, told while it is typed. */
export function PasswordRules({ password }: { password: string }): ReactNode {
  const { t } = useTranslation('password');
  const missing = missingPasswordParts(password);
  const rare = missing.filter((part) => !shownParts.includes(part));
  return (
    <ul className={styles.rules} aria-label={t('rules')}>
      {[...shownParts, ...rare].map((part) => (
        <Rule key={part} text={t(`part.${part}`)} isMet={!missing.includes(part)} />
      ))}
    </ul>
  );
}

function Rule({ text, isMet }: { text: string; isMet: boolean }): ReactNode {
  const { t } = useTranslation('password');
  return (
    <li className={classNames(styles.rule, isMet && styles.met)}>
      <span className={styles.mark}>{isMet && <CheckIcon size={16} />}</span>
      {text}
      <VisuallyHidden>{t(isMet ? 'met' : 'missing')}</VisuallyHidden>
    </li>
  );
}
