/**
 * The link of a decision's mail. Of the applicant's own key only a hash is kept, so the link has a key of its own. It is
 * worked out anew from the decision whenever it is needed and kept nowhere, as linkToken's are: the mail can be sent again
 * after a crash, and no table, queue or log holds what opens an application. The applicant's own key goes on working, as
 * the device that they began on should; a later decision's link takes the place of an earlier one's.
 */
import { createHmac } from 'node:crypto';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { inLanguage } from '../../../../shared/places/in-language.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { readSecret } from '../../../kit/clients/secrets.ts';
import { environment } from '../../../kit/environment.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

/** @param decidedAt moment of the decision that the mail tells of */
export async function applicationLinkKey(applicationId: string, decidedAt: string): Promise<string> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`application-link\n${applicationId}\n${decidedAt}`)
    .digest('base64url');
}

/** The key stands behind the hash, which browsers do not send. @param language of the applicant */
export async function applicationLink(
  applicationId: string,
  decidedAt: string,
  language: LanguageValue,
): Promise<string> {
  const key = await applicationLinkKey(applicationId, decidedAt);
  return inLanguage(`${environment.appOrigin()}/insurance/-/${applicationId}#${key}`, language);
}
