/** E-mail addresses and numbers are also tried by the server; any error counts as invalid (specification 2, section 5). */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import { countries } from '../../../../../shared/places/countries.ts';
import { callApi } from '../../../../lib/api/call.ts';

export type ContactCheck = {
  /** By question. */
  errors: Readonly<Record<string, string>>;
  /** Whether all of them are good. */
  check: () => Promise<boolean>;
};

export function useContactCheck(asked: readonly AskedQuestion[]): ContactCheck {
  const { t } = useTranslation('insurance');
  const [bad, setBad] = useState<Readonly<Record<string, string>>>({});
  const tried = useRef(new Map<string, boolean>());
  const contacts = asked.filter(
    ({ question, answer }) => (question.kind === 'email' || question.kind === 'phone') && typeof answer === 'string',
  );
  const isGood = async ({ question, answer }: AskedQuestion): Promise<boolean> => {
    const value = String(answer);
    const known = tried.current.get(value);
    if (known !== undefined) return known;
    const valid = await (question.kind === 'email' ? isGoodEmail(value) : isGoodPhone(value));
    if (valid !== null) tried.current.set(value, valid);
    return valid ?? false;
  };
  const check = async (): Promise<boolean> => {
    const results = await Promise.all(contacts.map(async (one) => [one, await isGood(one)] as const));
    const wrong = results.filter(([, valid]) => !valid).map(([{ question, answer }]) => [question.id, String(answer)]);
    setBad(Object.fromEntries(wrong));
    return wrong.length === 0;
  };
  const errors = contacts
    .filter(({ question, answer }) => bad[question.id] === answer)
    .map(({ question }) => [question.id, t(`problem.${question.kind}`)]);
  return { errors: Object.fromEntries(errors), check };
}

/** Null where nobody could say. */
async function isGoodEmail(email: string): Promise<boolean | null> {
  return callApi('emailValidate', { email }).then(
    ({ valid }) => valid,
    () => null,
  );
}

async function isGoodPhone(number: string): Promise<boolean | null> {
  const found = countries
    .filter(({ countryCode }) => number.startsWith(countryCode))
    .sort((one, other) => other.countryCode.length - one.countryCode.length)[0];
  const dialCode = found?.countryCode ?? '+';
  // In Indonesia the rule counts the 0 that is dialled there.
  const home = `${dialCode === '+62' ? '0' : ''}${number.slice(dialCode.length)}`;
  return callApi('phoneValidate', { dialCode, phone: home }).then(
    ({ valid }) => valid,
    () => null,
  );
}
