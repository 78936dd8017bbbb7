import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageValue } from '../../../../shared/places/languages.ts';
import { callApi } from '../../../lib/api/call.ts';
import type { InputOfCall } from '../../../lib/api/call-types.ts';

export type CodeRequest = Pick<InputOfCall<'sendCustomerCode'>, 'email' | 'applicationId' | 'purpose'>;

export type CustomerCode = {
  /** Empty before the first code. */
  codeId: string;
  /** When another can be asked for, in ms since the epoch. */
  resendAt: number;
  /** Sends one; throws ApiError. */
  send: () => Promise<void>;
};

/** The code on its way to an address. */
export function useCustomerCode(request: CodeRequest): CustomerCode {
  const { i18n } = useTranslation();
  const [sent, setSent] = useState({ codeId: '', resendAt: 0 });
  const send = async (): Promise<void> => {
    const language = isLanguageValue(i18n.language) ? { language: i18n.language } : {};
    const { codeId, resendAfterSeconds } = await callApi('sendCustomerCode', { ...request, ...language });
    setSent({ codeId, resendAt: Date.now() + resendAfterSeconds * 1_000 });
  };
  return { ...sent, send };
}
