/** The steps of the sign-in screen. They stand in the address, so that the browser's Back goes one step back. */
export const signInSteps = [
  'email',
  'password',
  'sign-up',
  'code',
  'finish',
  'reset',
  'reset-code',
  'new-password',
] as const;

export type SignInStep = (typeof signInSteps)[number];

/** What has been typed so far; lives as long as the screen, so Back keeps it. */
export type SignInDraft = {
  email: string;
  fullName: string;
  code: string;
  password: string;
  repeatedPassword: string;
  isAdult: boolean;
  hasAgreed: boolean;
};

export const emptyDraft: SignInDraft = {
  email: '',
  fullName: '',
  code: '',
  password: '',
  repeatedPassword: '',
  isAdult: false,
  hasAgreed: false,
};

/** Which step can be shown: a later one needs what the ones before it asked for. */
export function reachableStep(asked: string | null, { email, code }: SignInDraft): SignInStep {
  const step = signInSteps.find((candidate) => candidate === asked) ?? 'email';
  const needsEmail = !['email', 'sign-up', 'reset'].includes(step);
  if (needsEmail && email === '') return 'email';
  if (step === 'finish' && code === '') return 'code';
  if (step === 'new-password' && code === '') return 'reset-code';
  return step;
}
