import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { defaultLanguage, isLanguageValue, type LanguageValue } from '../../../../shared/places/languages.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { nextAfterSignIn, pathTo } from '../../../lib/routes.ts';
import { storeTokens } from '../../../lib/tokens/token-store.ts';
import { goTo } from '../../app-history.ts';
import { changeLanguage } from '../../change-language.ts';
import { createAccountCalls, type AccountCalls } from './account-calls.ts';
import { browserPlace, guessCountry } from './guess-place.ts';
import type { CodePurpose, SentCode, SignInFlow, StepNote } from './sign-in-context.ts';
import { emptyDraft, type SignInStep } from './sign-in-steps.ts';

/** Everything that the steps of sign-in share. */
export function useNewSignInFlow(): SignInFlow {
  const [draft, setDraft] = useState(emptyDraft);
  const [country, setCountry] = useState(() => guessCountry(browserPlace()));
  const [wasNameGiven, setNameGiven] = useState(false);
  const [calls] = useState(createAccountCalls);
  const { note, goToStep } = useSteps();
  const { language, setLanguage, enter } = useArrival();
  const { sentCode, codeId, sendCode, sendCodeAgain } = useCodeSending(calls, draft.email.trim(), language);
  return {
    draft,
    type: (changes) => setDraft((before) => ({ ...before, ...changes })),
    country,
    setCountry,
    language,
    setLanguage,
    wasNameGiven,
    note,
    goToStep,
    sentCode,
    codeId,
    sendCode: async (purpose) => {
      await sendCode(purpose);
      setNameGiven(draft.fullName.trim() !== '');
    },
    sendCodeAgain,
    calls,
    enter,
  };
}

function useSteps(): Pick<SignInFlow, 'note' | 'goToStep'> {
  const [query, setQuery] = useSearchParams();
  const [note, setNote] = useState<{ step: SignInStep; words: StepNote } | null>(null);
  const goToStep = (step: SignInStep, words?: StepNote): void => {
    setNote(words === undefined ? null : { step, words });
    const next = new URLSearchParams(query);
    next.set('step', step);
    setQuery(next);
  };
  return { note: note !== null && note.step === query.get('step') ? note.words : null, goToStep };
}

function useArrival(): Pick<SignInFlow, 'language' | 'setLanguage' | 'enter'> {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasChosen = useRef(false);
  const setLanguage = (language: LanguageValue): void => {
    hasChosen.current = true;
    void changeLanguage(language);
  };
  const enter = async ({ tokens, account }: OutputOfCall<'login'>): Promise<void> => {
    storeTokens(tokens);
    // The account's language counts, unless another was chosen on this very screen.
    if (!hasChosen.current && account.language !== i18n.language) await changeLanguage(account.language);
    const next = nextAfterSignIn(`?${query}`);
    if (next === null) await navigate(pathTo('profile'), { replace: true });
    else goTo(next);
  };
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  return { language, setLanguage, enter };
}

function useCodeSending(
  calls: AccountCalls,
  email: string,
  language: LanguageValue,
): Pick<SignInFlow, 'sentCode' | 'codeId' | 'sendCode' | 'sendCodeAgain'> {
  const [sentCode, setSentCode] = useState<SentCode | null>(null);
  const sendCodeAgain = async (purpose: CodePurpose): Promise<void> => {
    const answer = await calls.sendVerifyCode({ account: email, channel: 'email', purpose, language });
    const resendAt = Date.now() + answer.resendAfterSeconds * 1_000;
    setSentCode({ email, purpose, codeId: answer.codeId, resendAt });
  };
  const sendCode = async (purpose: CodePurpose): Promise<void> => {
    const isFresh = sentCode?.email === email && sentCode.purpose === purpose && Date.now() < sentCode.resendAt;
    if (!isFresh) await sendCodeAgain(purpose);
  };
  return { sentCode, codeId: sentCode?.codeId ?? '', sendCode, sendCodeAgain };
}
