/** The steps of the sign-in screen. They stand in the address, so that the browser's Back goes one step back. */
import type { CountryAbbr } from '../../../../shared/places/countries.ts';

export const signInSteps = [
  'email',
  'password',
  'sign-up',
  'code',
  'finish',
  'reset',
  'reset-code',
  'new-password',
  'google',
  'authenticator',
] as const;

export type SignInStep = (typeof signInSteps)[number];

/** What has been typed so far; lives as long as the screen, so Back keeps it. */
export type SignInDraft = {
  /** E-mail or phone, as typed. */
  account: string;
  /** Whose dial code a number gets that has none; null: the flow's country. */
  phoneCountry: CountryAbbr | null;
  /** How codes come to a phone. */
  channel: 'sms' | 'whatsapp';
  /** What `account` stands for: an address, or a number in E.164. Empty until a step has settled it. */
  address: string;
  fullName: string;
  code: string;
  password: string;
  repeatedPassword: string;
  isAdult: boolean;
  hasAgreed: boolean;
  isRemembered: boolean;
  /** What Google's word was exchanged for: it signs up, or is tied to the account that is signed in to. */
  googleTicket: string | null;
  /** Of the second factor that is asked for; empty while none is. */
  challengeId: string;
};

export const emptyDraft: SignInDraft = {
  account: '',
  phoneCountry: null,
  channel: 'sms',
  address: '',
  fullName: '',
  code: '',
  password: '',
  repeatedPassword: '',
  isAdult: false,
  hasAgreed: false,
  isRemembered: false,
  googleTicket: null,
  challengeId: '',
};

/** Which step can be shown: a later one needs what the ones before it asked for. */
export function reachableStep(asked: string | null, draft: SignInDraft): SignInStep {
  const { address, code, googleTicket, challengeId } = draft;
  const step = signInSteps.find((candidate) => candidate === asked) ?? 'email';
  const needsAddress = !['email', 'sign-up', 'reset', 'google', 'authenticator'].includes(step);
  if (needsAddress && address === '') return 'email';
  if (step === 'finish' && code === '' && googleTicket === null) return 'code';
  if (step === 'new-password' && code === '') return 'reset-code';
  if (step === 'authenticator' && challengeId === '') return 'email';
  return step;
}
