/** The mail with which an agent asks an agency. It is sent while the agent waits: a failure is theirs to know. */
import { directionOf } from '../../../shared/places/languages.ts';
import { environment } from '../../kit/environment.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { accountTexts } from './account-texts.ts';
import { sendMail } from './mail.ts';
import { fill } from '../../kit/read-texts.ts';
import { mailTexts } from './mail-texts.ts';

export async function sendAgencyMail(agency: AccountRow, agent: AccountRow): Promise<void> {
  const common = mailTexts(agency.language);
  const direction = directionOf(agency.language);
  const texts = accountTexts(agency.language);
  const values = { name: agent.fullName, email: agent.email || (agent.phone ?? '') };
  await sendMail({
    to: agency.email,
    subject: fill(texts.agencySubject, values),
    paragraphs: [fill(texts.agencyText, values)],
    links: [{ label: texts.agencyOpen, href: `${environment.appOrigin()}/app/settings#agents` }],
    direction,
    footer: common.footer,
  });
}
