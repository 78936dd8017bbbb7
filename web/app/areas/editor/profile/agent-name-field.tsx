import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canonicalAgentName } from '../../../../../shared/rules/agent-name.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { addressText, draftAddress, siteOf } from '../page-address.ts';
import { useCodeText } from '../use-code-text.ts';
import styles from './profile.module.css';
import { useAgentName, type NameVerdict } from './use-agent-name.ts';

/** The user name: the page's address, checked while it is typed. */
export function AgentNameField(): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { state, own } = useEditor();
  const { draft, setProfile } = useDraftActions();
  const typed = draft.profile.agentName;
  const verdict = useAgentName(typed, state.base.profile.agentName, state.refusedName);
  const error = useNameError(verdict);
  return (
    <div className={styles.name}>
      <FieldFrame label={t('basic.agentName')} error={error}>
        {(control) => (
          <div className={classNames(styles.address, error !== undefined && styles.wrong)} dir="ltr">
            <span className={styles.site} aria-hidden="true">
              {addressText(siteOf(own.pageAddress))}/
            </span>
            <input
              {...control}
              className={styles.nameInput}
              value={typed}
              data-field="agentName"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setProfile({ agentName: event.target.value })}
            />
            <VerdictMark verdict={verdict} />
          </div>
        )}
      </FieldFrame>
      <NameNote verdict={verdict} onTake={(agentName) => setProfile({ agentName })} />
    </div>
  );
}

function useNameError(verdict: NameVerdict): string | undefined {
  const textOf = useCodeText();
  const { isStrict } = useEditor();
  if (verdict.kind === 'bad') return textOf(verdict.code);
  return verdict.kind === 'empty' && isStrict ? textOf('field_required') : undefined;
}

function VerdictMark({ verdict }: { verdict: NameVerdict }): ReactNode {
  if (verdict.kind === 'checking') return <Spinner className={styles.checking} />;
  return verdict.kind === 'free' || verdict.kind === 'own' ? <CheckIcon size={20} className={styles.good} /> : null;
}

/** What is known of the name, in words; the place for it is always there, so that nothing moves. */
function NameNote({ verdict, onTake }: { verdict: NameVerdict; onTake: (name: string) => void }): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { own, state } = useEditor();
  const { agentName } = state.draft.profile;
  if (verdict.kind === 'bad' && verdict.suggestion !== null) {
    const { suggestion } = verdict;
    return (
      <p className={styles.nameNote} role="status">
        <TextButton onClick={() => onTake(suggestion)}>{t('basic.takeSuggestion', { name: suggestion })}</TextButton>
      </p>
    );
  }
  const isRenamed = own.liveLink !== null && own.liveLink !== draftAddress(own.pageAddress, agentName);
  return (
    <p className={styles.nameNote} role="status">
      {verdict.kind === 'bad'
        ? ''
        : t(`basic.name.${isRenamed && verdict.kind !== 'empty' ? 'renamed' : verdict.kind}`)}
      {verdict.kind === 'free' && canonicalAgentName(agentName) !== agentName && (
        <> {t('basic.name.canonical', { name: canonicalAgentName(agentName) })}</>
      )}
    </p>
  );
}
