import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseCalendarDate } from '../../../../shared/rules/calendar-date.ts';
import { StepScreen } from '../../../app/areas/account/step-form.tsx';
import { useStepForm } from '../../../app/areas/account/use-step-form.ts';
import { callApi } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BirthField } from '../details/birth-field.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { DocumentCenter } from './documents-area.tsx';

/** As many as a policy has when nobody has missed. */
const ALL_TRIES = 5;

type BirthStepProps = {
  applicationId: string;
  /** The ten minutes of the centre that was open are over. */
  isOver: boolean;
  onOpen: (center: DocumentCenter) => void;
};

/** Asks when the holder was born, and says how many tries are left once one was wrong. */
export function BirthStep({ applicationId, isOver, onOpen }: BirthStepProps): ReactNode {
  const { t } = useTranslation('portal-documents');
  const [birth, setBirth] = useState('');
  const [left, setLeft] = useTriesLeft(applicationId);
  const form = useStepForm<'birth'>({
    check: () => ({ birth: parseCalendarDate(birth) === undefined ? 'date_invalid' : undefined }),
    send: async () => {
      const center = await callApi('getDocumentCenterTokenAndPdf', { applicationId, birth });
      onOpen(center);
    },
    fieldOf: ({ code, details }) => {
      if (code === 'identity_locked') setLeft(0);
      if (code === 'identity_not_proved') setLeft(Number(details['left']));
      return code === 'identity_not_proved' ? 'birth' : null;
    },
  });
  if (applicationId === '') {
    return (
      <StepScreen title={t('title')} form={form}>
        <Notice tone="bad">{t('noLink')}</Notice>
      </StepScreen>
    );
  }
  const change = (value: string): void => {
    form.touch('birth');
    setBirth(value);
  };
  return (
    <>
      <StepScreen title={t('title')} text={t('text')} form={left === 0 ? { ...form, failureText: undefined } : form}>
        {isOver && left !== 0 && <Notice>{t('over')}</Notice>}
        {left === 0 && <Notice tone="bad">{t('locked')}</Notice>}
        {left > 0 && (
          <>
            <BirthField value={birth} error={form.errors.birth} onChange={change} />
            {left < ALL_TRIES && form.errors.birth === undefined && <p role="status">{t('left', { count: left })}</p>}
            <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
              {t('open')}
            </Button>
          </>
        )}
      </StepScreen>
      {left === 0 && <AccountOffer applicationId={applicationId} />}
    </>
  );
}

/** Misses of earlier, too: a lock is said before anything is typed. */
function useTriesLeft(applicationId: string): [left: number, setLeft: (left: number) => void] {
  const [left, setLeft] = useState(ALL_TRIES);
  useEffect(() => {
    if (applicationId === '') return undefined;
    const controller = new AbortController();
    // Without it the form still works: the answer to a try says the same.
    callApi('getInputErrorCount', { applicationId }, { signal: controller.signal }).then(
      (answer) => setLeft(answer.left),
      () => undefined,
    );
    return () => controller.abort();
  }, [applicationId]);
  return [left, setLeft];
}
