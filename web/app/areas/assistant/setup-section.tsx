import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SetupAnswers } from '../../../../shared/model/assistant.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import editorStyles from '../editor/editor.module.css';
import { textDirection } from '../editor/text-direction.ts';
import { Section } from '../editor/section.tsx';
import { useAssistantState } from './assistant-context.ts';
import styles from './assistant.module.css';
import { isSetupChanged } from './assistant-store.ts';
import { useIndustries } from './use-industries.ts';

/** The answers that the assistant is set up with. They are judged when they are saved (Submission Clarify). */
export function SetupSection(): ReactNode {
  const { t } = useTranslation(['assistant', 'errors']);
  const { unclearReason, setup } = useAssistantState().state;
  const fieldOf = useSetupField();
  const { industries, roles, examples } = useIndustries(setup.industry);
  return (
    <Section title={t('setup.title')} text={t('setup.text')}>
      <div className={editorStyles.pair}>
        <SuggestField {...fieldOf('industry')} options={industries} placeholder={t('setup.industryExample')} />
        <SuggestField {...fieldOf('profession')} options={roles} placeholder={t('setup.professionExample')} />
      </div>
      <TextAreaField
        {...fieldOf('keyInformation')}
        help={
          examples
            ? t('setup.asksFor', { topics: examples.keyInformation.split('\n').join(' · ') })
            : t('setup.keyInformationHelp')
        }
        rows={5}
      />
      <TextAreaField
        {...fieldOf('clientConcerns')}
        help={examples ? t('setup.forExample', { text: examples.clientConcerns }) : t('setup.clientConcernsHelp')}
        rows={4}
      />
      {unclearReason !== null && (
        <Notice tone="bad">
          <strong>{t('setup.unclear')}</strong>
          <p>{t('errors:setup_unclear', { reason: unclearReason })}</p>
        </Notice>
      )}
      <SaveAnswers />
    </Section>
  );
}

/** What a field for one of the answers is given. */
function useSetupField() {
  const { t } = useTranslation(['assistant', 'errors']);
  const { state, dispatch } = useAssistantState();
  return (field: keyof SetupAnswers) => {
    const value = state.setup[field];
    const code = SetupAnswers.shape[field].safeParse(value).error?.issues[0]?.message;
    return {
      label: t(`setup.${field}`),
      value,
      error: code === undefined ? undefined : t(`errors:${code}`),
      'data-setup': field,
      dir: textDirection(value),
      onChange: (text: string) => dispatch({ type: 'setupEdited', change: { [field]: text } }),
    };
  };
}

function SaveAnswers(): ReactNode {
  const { t } = useTranslation('assistant');
  const { state, dispatch } = useAssistantState();
  const isChanged = isSetupChanged(state);
  const isGood = SetupAnswers.safeParse(state.setup).success;
  return (
    <div className={styles.saveAnswers}>
      <Button
        variant={isChanged ? 'primary' : 'quiet'}
        isBusy={state.isSetupAsked}
        disabled={!isGood || (!isChanged && !state.isSetupAsked)}
        onClick={() => dispatch({ type: 'setupAsked' })}
      >
        {t('setup.save')}
      </Button>
      <span className={styles.help} role="status">
        {t(state.isSetupAsked ? 'setup.checking' : isChanged ? 'setup.notSaved' : 'setup.saved')}
      </span>
    </div>
  );
}
