/** The mail about a change of how the account is opened. */
import type { SignInWayChange } from '../../../shared/model/lock.ts';
import { environment } from '../../kit/environment.ts';
import type { Words } from './send-owner-mail.ts';
import type { MailTexts } from './mail-texts.ts';

const subjects = {
  'pin-set': 'pinSetSubject',
  'passkey-added': 'passkeyAddedSubject',
  'passkey-removed': 'passkeyRemovedSubject',
  'authenticator-on': 'authenticatorOnSubject',
  'authenticator-off': 'authenticatorOffSubject',
  'recovery-code-used': 'recoveryCodeUsedSubject',
  'recovery-codes-renewed': 'recoveryCodesRenewedSubject',
  'agent-key-renewed': 'agentKeyRenewedSubject',
  'webhook-set': 'webhookSetSubject',
  'webhook-removed': 'webhookRemovedSubject',
  'alert-phone-set': 'alertPhoneSetSubject',
} as const satisfies Record<SignInWayChange, keyof MailTexts>;

export function signInWaysWords({ change }: { change: SignInWayChange }, texts: MailTexts): Words {
  return {
    subject: texts[subjects[change]],
    paragraphs: [texts.signInWaysText],
    links: [{ label: texts.openSecurity, href: `${environment.appOrigin()}/app/security` }],
  };
}
