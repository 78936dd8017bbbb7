import { createContext, useContext } from 'react';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { CountryAbbr } from '../../../../shared/places/countries.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import type { AccountCalls } from './account-calls.ts';
import type { SignInDraft, SignInStep } from './sign-in-steps.ts';

export type CodePurpose = 'sign-up' | 'reset-password';

export type CodeChannel = 'email' | SignInDraft['channel'];

/** A code that is on its way: to whom and how, what for, its session, and when another may be asked for (ms since the epoch). */
export type SentCode = {
  address: string;
  channel: CodeChannel;
  purpose: CodePurpose;
  codeId: string;
  resendAt: number;
};

/** Words that a step shows because of what happened in the one before: keys of the account namespace. */
export type StepNote = 'unknownEmail' | 'passwordChanged' | 'codeAgain' | 'linkGoogle';

/** What a sign-in answers; a sign-up asks nothing more. */
export type SignInAnswer = Partial<Pick<OutputOfCall<'login'>, 'challenge'>> & Omit<OutputOfCall<'login'>, 'challenge'>;

export type SignInFlow = {
  draft: SignInDraft;
  /** Takes over what was typed. */
  type: (changes: Partial<SignInDraft>) => void;
  /** Settles what `draft.account` stands for, and gives it; throws ApiError `phone_invalid`. */
  settleAddress: () => Promise<string>;
  country: CountryAbbr;
  setCountry: (country: CountryAbbr) => void;
  language: LanguageValue;
  setLanguage: (language: LanguageValue) => void;
  /** Whether the sign-up step, which asks for the name, has been passed. */
  wasNameGiven: boolean;
  note: StepNote | null;
  /** `afterwards`: the path that the sign-in leads to. */
  goToStep: (step: SignInStep, note?: StepNote, afterwards?: string) => void;
  sentCode: SentCode | null;
  /** The session of the latest code, which goes with whatever code is typed; empty, and so refused, before there is one. */
  codeId: string;
  /** Sends a code to the address, unless one for the same is still fresh; throws ApiError. */
  sendCode: (purpose: CodePurpose, address: string) => Promise<void>;
  /** Sends another one in any case; throws ApiError. */
  sendCodeAgain: (purpose: CodePurpose, channel?: SignInDraft['channel']) => Promise<void>;
  calls: AccountCalls;
  /** Keeps the tokens and goes into the app; or goes to what is asked first. */
  enter: (answer: SignInAnswer) => Promise<void>;
  /** Where one was before the way to Google: its query in place of the address's own. */
  returnTo: (search: string) => void;
};

export const SignInContext = createContext<SignInFlow | null>(null);

export function useSignInFlow(): SignInFlow {
  const flow = useContext(SignInContext);
  if (flow === null) throw new Error('A step of sign-in stands outside SignInArea. Put it inside.');
  return flow;
}
