import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachSuggestion } from '../../../../../shared/model/assistant-coach.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { TextAreaField } from '../../../../ui/text-field.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { textDirection } from '../../editor/text-direction.ts';
import styles from './coach.module.css';
import { isSetupField } from './suggestion-target.ts';

type SuggestionCardProps = {
  suggestion: CoachSuggestion;
  onTake: (text: string) => void;
  onDecline?: () => void;
};

/** One text that the coach suggests: to take as it is, to change first, or to leave. */
export function SuggestionCard({ suggestion, onTake, onDecline }: SuggestionCardProps): ReactNode {
  const { t } = useTranslation('coach');
  const [edited, setEdited] = useState<string | null>(null);
  const { field, text, decision } = suggestion;
  if (decision === 'taken') {
    return (
      <li className={styles.taken} role="status">
        <CheckIcon size={18} />
        {t(isSetupField(field) ? 'suggestions.inForm' : 'suggestions.taken', { field: t(`fields.${field}`) })}
      </li>
    );
  }
  return (
    <li className={styles.suggestion}>
      <h3 className={styles.field}>{t(`fields.${field}`)}</h3>
      {edited === null ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <TextAreaField
          label={t('suggestions.own', { field: t(`fields.${field}`) })}
          rows={3}
          dir={textDirection(edited)}
          value={edited}
          onChange={setEdited}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={() => onTake(edited ?? text)} disabled={edited?.trim() === ''}>
          {t('suggestions.take')}
        </Button>
        {edited === null && <TextButton onClick={() => setEdited(text)}>{t('suggestions.edit')}</TextButton>}
        {onDecline && <TextButton onClick={onDecline}>{t('suggestions.decline')}</TextButton>}
      </div>
    </li>
  );
}
