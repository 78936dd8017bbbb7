import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useEditor } from '../editor-context.tsx';
import { useCodeText } from '../use-code-text.ts';
import type { BasicField } from './go-live-flow.ts';

/** What keeps the page from going live, and the way to what is missing. */
export function GoLiveNotice(): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useCodeText();
  const { goLive, own } = useEditor();
  const { step } = goLive;
  const showField = useShowField();
  if (step.at === 'incomplete') {
    return (
      <Notice tone="bad">
        <p>{textOf('basic_information_incomplete')}</p>
        <Button onClick={() => showField(step.field)}>{t(`goLive.jump.${step.field}`)}</Button>
      </Notice>
    );
  }
  if (step.at === 'failed') {
    return (
      <Notice tone="bad">
        <p>{textOf(step.code)}</p>
        {step.code === 'template_locked' ? (
          <ButtonLink to={pathTo('plan')}>{t('template.upgrade')}</ButtonLink>
        ) : (
          <Button onClick={goLive.start}>{t('goLive.retry')}</Button>
        )}
      </Notice>
    );
  }
  if (own.publishError !== null && step.at === 'idle') return <Notice tone="bad">{textOf(own.publishError)}</Notice>;
  return goLive.isBusy ? <p role="status">{t(goLive.isSlow ? 'goLive.slow' : `goLive.${step.at}`)}</p> : null;
}

/** Goes to the profile and into the field, also from another tab of the editor. */
function useShowField(): (field: BasicField) => void {
  const navigate = useNavigate();
  const { goLive } = useEditor();
  const missing = goLive.step.at === 'incomplete' ? goLive.step.field : null;
  useEffect(() => {
    if (missing !== null) focusField(missing);
  }, [missing]);
  return (field) => {
    void navigate(pathTo('profile'));
    // The field is drawn with the next frame when it was on another tab.
    requestAnimationFrame(() => focusField(field));
  };
}

function focusField(field: BasicField): void {
  const control = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
