/** The mail about an enquiry for the team plans: to the stage's own address alone, with the answer going to who asked. */
import * as z from 'zod';
import { environment } from '../../kit/environment.ts';
import { sendMail } from './mail.ts';

const Enquiry = z.strictObject({
  name: z.string(),
  email: z.string(),
  company: z.string(),
  people: z.number().int(),
  text: z.string(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiryMessage = z.strictObject({ template: z.literal('plan-enquiry'), ...Enquiry.shape });
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

export function sendEnquiryMail({ name, email, company, people, text }: Enquiry): Promise<void> {
  return sendMail({
    to: environment.mailSales(),
    // What was typed stays in the body: the subject is ours.
    subject: 'Enquiry about a team plan',
    paragraphs: [
      `${name} (${email}) asks about a team plan for ${people} people.`,
      ...(company === '' ? [] : [`Company: ${company}`]),
      ...(text === '' ? [] : [text]),
    ],
    replyTo: email,
    direction: 'ltr',
    footer: 'Sent by the form on the plans page.',
  });
}
