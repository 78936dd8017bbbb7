import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo, plansPath } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useEditor } from '../editor-context.tsx';
import { useCodeText } from '../use-code-text.ts';
import type { BasicField } from './go-live-flow.ts';
import { wantedField } from './wanted-field.ts';

/** What keeps the page from going live, and the way to what is missing. */
export function GoLiveNotice(): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useCodeText();
  const { goLive, own } = useEditor();
  const { step } = goLive;
  if (step.at === 'incomplete') return <Incomplete field={step.field} />;
  if (step.at === 'failed') {
    return (
      <Notice tone="bad">
        <p>{textOf(step.code)}</p>
        {step.code === 'template_locked' ? (
          <ButtonLink to={plansPath('premium-templates')}>{t('goLive.upgrade')}</ButtonLink>
        ) : (
          <Button onClick={goLive.start}>{t('goLive.retry')}</Button>
        )}
      </Notice>
    );
  }
  if (own.publishError !== null && step.at === 'idle') return <Notice tone="bad">{textOf(own.publishError)}</Notice>;
  return goLive.isBusy ? <p role="status">{t(goLive.isSlow ? 'goLive.slow' : `goLive.${step.at}`)}</p> : null;
}

/** The specified words, and the way into the first field that is missing, also from another tab of the editor. */
function Incomplete({ field }: { field: BasicField }): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useCodeText();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers give a promise here, which React would take for the function that cleans up.
    void place.current?.scrollIntoView({ block: 'center' });
  }, [field]);
  return (
    <div ref={place}>
      <Notice tone="bad">
        <p>{textOf('basic_information_incomplete')}</p>
        <Button onClick={() => void navigate(pathTo('profile'), { state: wantedField(field) })}>
          {t(`goLive.jump.${field}`)}
        </Button>
      </Notice>
    </div>
  );
}
