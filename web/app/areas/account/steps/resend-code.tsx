import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNumber } from '../read-address.ts';
import { useSignInFlow, type CodePurpose } from '../sign-in-context.ts';
import { ResendLine } from './resend-line.tsx';

export type ResendCodeProps = { purpose: CodePurpose; onSent: () => void };

/** Another code by the same way or, to a phone, by the other one. */
export function ResendCode({ purpose, onSent }: ResendCodeProps): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type, sentCode, sendCodeAgain } = useSignInFlow();
  const sendBy = async (channel: typeof draft.channel): Promise<void> => {
    await sendCodeAgain(purpose, isNumber(draft.address) ? channel : undefined);
    type({ channel });
    onSent();
  };
  const otherWays = {
    sms: { label: t('code.byWhatsapp'), send: () => sendBy('whatsapp') },
    whatsapp: { label: t('code.bySms'), send: () => sendBy('sms') },
    email: null,
  };
  return (
    <ResendLine
      resendAt={sentCode?.resendAt ?? 0}
      send={() => sendBy(draft.channel)}
      otherWay={otherWays[sentCode?.channel ?? 'email']}
    />
  );
}
