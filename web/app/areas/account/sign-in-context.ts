import { createContext, useContext } from 'react';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { CountryAbbr } from '../../../../shared/places/countries.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import type { AccountCalls } from './account-calls.ts';
import type { SignInDraft, SignInStep } from './sign-in-steps.ts';

export type CodePurpose = 'sign-up' | 'reset-password';

/** A code that is on its way: to whom, what for, its session, and when another may be asked for (ms since the epoch). */
export type SentCode = { email: string; purpose: CodePurpose; codeId: string; resendAt: number };

/** Words that a step shows because of what happened in the one before: keys of the account namespace. */
export type StepNote = 'unknownEmail' | 'passwordChanged' | 'codeAgain';

export type SignInFlow = {
  draft: SignInDraft;
  /** Takes over what was typed. */
  type: (changes: Partial<SignInDraft>) => void;
  country: CountryAbbr;
  setCountry: (country: CountryAbbr) => void;
  language: LanguageValue;
  setLanguage: (language: LanguageValue) => void;
  /** Whether the sign-up step, which asks for the name, has been passed. */
  wasNameGiven: boolean;
  note: StepNote | null;
  goToStep: (step: SignInStep, note?: StepNote) => void;
  sentCode: SentCode | null;
  /** The session of the latest code, which goes with whatever code is typed; empty, and so refused, before there is one. */
  codeId: string;
  /** Sends a code, unless one for the same is still fresh; throws ApiError. */
  sendCode: (purpose: CodePurpose) => Promise<void>;
  /** Sends another one in any case; throws ApiError. */
  sendCodeAgain: (purpose: CodePurpose) => Promise<void>;
  calls: AccountCalls;
  /** Keeps the tokens and goes into the app. */
  enter: (answer: OutputOfCall<'login'>) => Promise<void>;
};

export const SignInContext = createContext<SignInFlow | null>(null);

export function useSignInFlow(): SignInFlow {
  const flow = useContext(SignInContext);
  if (flow === null) throw new Error('A step of sign-in stands outside SignInArea. Put it inside.');
  return flow;
}
