import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Account, Tokens } from '../../../../shared/model/account.ts';
import { defaultLanguage, isLanguageValue, type LanguageValue } from '../../../../shared/places/languages.ts';
import { tellHost } from '../../../lib/host-bridge.ts';
import { nextAfterSignIn, pathTo } from '../../../lib/routes.ts';
import { storeTokens } from '../../../lib/tokens/token-store.ts';
import { goTo } from '../../app-history.ts';
import { changeLanguage } from '../../change-language.ts';
import { createAccountCalls, type AccountCalls } from './account-calls.ts';
import { browserPlace, guessCountry } from './guess-place.ts';
import { isNumber, readAddress } from './read-address.ts';
import type { CodeChannel, CodePurpose, SentCode, SignInFlow, StepNote } from './sign-in-context.ts';
import { emptyDraft, type SignInDraft, type SignInStep } from './sign-in-steps.ts';

/** Everything that the steps of sign-in share. */
export function useNewSignInFlow(): SignInFlow {
  const [draft, setDraft] = useState(emptyDraft);
  const [country, setCountry] = useState(() => guessCountry(browserPlace()));
  const [wasNameGiven, setNameGiven] = useState(false);
  const [calls] = useState(createAccountCalls);
  const { note, goToStep, returnTo } = useSteps();
  const { language, setLanguage, arrive } = useArrival();
  const { sentCode, codeId, sendCode, sendCodeAgain } = useCodeSending(calls, draft, language);
  const type = (changes: Partial<SignInDraft>): void => setDraft((before) => ({ ...before, ...changes }));
  return {
    draft,
    type,
    settleAddress: async () => {
      const address = await readAddress(draft.account, draft.phoneCountry ?? country);
      // What Google said was said of another address.
      type({ address, googleTicket: null });
      return address;
    },
    country,
    setCountry,
    language,
    setLanguage,
    wasNameGiven,
    note,
    goToStep,
    sentCode,
    codeId,
    sendCode: async (purpose, address) => {
      await sendCode(purpose, address);
      setNameGiven(draft.fullName.trim() !== '');
    },
    sendCodeAgain,
    calls,
    enter: async ({ tokens, account, challenge }) => {
      if (tokens && account) return arrive(tokens, account);
      type({ challengeId: challenge?.challengeId ?? '' });
      goToStep('authenticator');
    },
    returnTo,
  };
}

/** What of the address stays from step to step; the rest belongs to one of them. */
const lasting = ['type', 'next', 'name'];

function useSteps(): Pick<SignInFlow, 'note' | 'goToStep' | 'returnTo'> {
  const [query, setQuery] = useSearchParams();
  const [note, setNote] = useState<{ step: SignInStep; words: StepNote } | null>(null);
  const goToStep = (step: SignInStep, words?: StepNote, afterwards?: string): void => {
    setNote(words === undefined ? null : { step, words });
    const next = new URLSearchParams([...query].filter(([name]) => lasting.includes(name)));
    next.set('step', step);
    if (afterwards !== undefined) next.set('next', afterwards);
    // Back leads before the way to Google, not to its end, which is good once.
    setQuery(next, { replace: query.get('step') === 'google' });
  };
  const returnTo = (search: string): void => {
    const before = new URLSearchParams(search);
    before.set('step', 'google');
    setQuery(before, { replace: true });
  };
  return { goToStep, returnTo, note: note !== null && note.step === query.get('step') ? note.words : null };
}

function useArrival() {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasChosen = useRef(false);
  const setLanguage = (language: LanguageValue): void => {
    hasChosen.current = true;
    void changeLanguage(language);
  };
  const arrive = async (tokens: Tokens, account: Account): Promise<void> => {
    storeTokens(tokens);
    tellHost({ type: 'tokens', tokens });
    // The account's language counts, unless another was chosen on this very screen.
    if (!hasChosen.current && account.language !== i18n.language) await changeLanguage(account.language);
    const next = nextAfterSignIn(`?${query}`);
    if (next === null) await navigate(pathTo('profile'), { replace: true });
    else goTo(next);
  };
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  return { language, setLanguage, arrive };
}

function useCodeSending(
  calls: AccountCalls,
  draft: SignInDraft,
  language: LanguageValue,
): Pick<SignInFlow, 'sentCode' | 'codeId' | 'sendCode' | 'sendCodeAgain'> {
  const [sentCode, setSentCode] = useState<SentCode | null>(null);
  const send = async (purpose: CodePurpose, address: string, channel: CodeChannel): Promise<void> => {
    const answer = await calls.sendVerifyCode({ account: address, channel, purpose, language });
    const resendAt = Date.now() + answer.resendAfterSeconds * 1_000;
    setSentCode({ address, channel, purpose, codeId: answer.codeId, resendAt });
  };
  const channelTo = (address: string): CodeChannel => (isNumber(address) ? draft.channel : 'email');
  return {
    sentCode,
    codeId: sentCode?.codeId ?? '',
    sendCode: async (purpose, address) => {
      const isSame = sentCode?.address === address && sentCode.purpose === purpose;
      if (!isSame || Date.now() >= sentCode.resendAt) await send(purpose, address, channelTo(address));
    },
    sendCodeAgain: (purpose, channel) => send(purpose, draft.address, channel ?? channelTo(draft.address)),
  };
}
