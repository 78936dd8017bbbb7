/** The mail that asks whether an address is to be on the waiting list. Its recipient is the address that is kept there. */
import { directionOf } from '../../../shared/places/languages.ts';
import * as z from 'zod';
import { environment } from '../../kit/environment.ts';
import { findPlace } from '../accounts/waiting-list.ts';
import { sendMail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

export const WaitlistMessage = z.strictObject({ template: z.literal('waitlist'), email: z.string() });
export type WaitlistMessage = z.infer<typeof WaitlistMessage>;

/** Sends nothing when the place has lapsed, was left, or is confirmed by now. */
export async function sendWaitlistMail(email: string, now: Date): Promise<void> {
  const place = await findPlace(email, now);
  if (!place || place.isConfirmed) return;
  const texts = mailTexts(place.language);
  const direction = directionOf(place.language);
  // After the hash: the token reaches neither logs nor other sites.
  const linkTo = (answer: string): string => `${environment.appOrigin()}/waitlist#${answer}=${place.token}`;
  await sendMail({
    to: place.email,
    subject: texts.waitlistSubject,
    paragraphs: [texts.waitlistText, fill(texts.waitlistLeave, { link: linkTo('leave') })],
    links: [{ label: texts.waitlistJoin, href: linkTo('join') }],
    leaveLink: linkTo('leave'),
    direction,
    footer: texts.waitlistFooter,
  });
}
