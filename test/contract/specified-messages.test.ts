/**
 * The error catalogue and the success messages of specification 1, section 8: each in its words, answered by its calls
 * and shown by its screens.
 */
import { readFileSync } from 'node:fs';
import { languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { readTexts } from '../../web/text-files.ts';
import { describe, expect, test } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../shared/calls/errors.ts';
import { registry } from '../../shared/calls/registry.ts';

type Message = {
  situation: string;
  /** To the letter; a success message begins with a capital letter where it stands as a sentence. */
  words: string;
  /** Locale file and path in it. */
  key: `${string}:${string}`;
  /** Calls that answer it; a message without calls is the client's own. */
  calls: readonly string[];
  /** Source files that show it, below `web/`, each with a word by which it is known there. */
  screens: readonly (readonly [file: string, mark: string])[];
};

const EDITOR = 'app/areas/editor';
const ACCOUNT = 'app/areas/account/steps';

const messages: Message[] = [
  {
    situation: 'file over limit',
    words: 'The file size exceeds the 8MB limit. Please upload a smaller file.',
    key: 'errors:file_too_large',
    calls: ['saveMedia'],
    screens: [
      [`${EDITOR}/profile/check-photo-file.ts`, 'file_too_large'],
      [`${EDITOR}/profile/upload-photo.ts`, 'saveMedia'],
    ],
  },
  {
    situation: 'wrong file type',
    words: 'Unsupported file format. Please upload a JPG, PNG, or GIF file.',
    key: 'errors:file_type_unsupported',
    calls: ['getSignedUrl', 'saveMedia'],
    screens: [
      [`${EDITOR}/profile/check-photo-file.ts`, 'file_type_unsupported'],
      [`${EDITOR}/profile/upload-photo.ts`, 'saveMedia'],
    ],
  },
  {
    situation: 'phone invalid',
    words: 'Please enter a valid phone number.',
    key: 'errors:phone_invalid',
    calls: [
      'saveQuoteRequest',
      'sendAlertCode',
      'proveAlertPhone',
      'linkWallet',
      'register',
      'registerAgentUser',
      'login',
      'signInAgentUser',
      'forgotPassword',
      'updatePassword',
      'sendVerifyCode',
      'forgetPassword',
      'resendCode',
      'existsUserByAccount',
      'getVerifyAgentUser',
      'checkVerificationCode',
      'changePhoneNumber',
      'sendChangeCode',
      'savePtRequest',
      'updateAccountInfo',
    ],
    screens: [
      ['pages/islands/quote.ts', 'phone_invalid'],
      ['app/areas/leads/settings/alert-phone-form.tsx', 'checkPhone'],
      [`${EDITOR}/contacts/contact-rules.ts`, 'checkChannelValue'],
      ['app/areas/account/field-of.ts', 'phone_invalid'],
      ['portal/areas/details/details-form.tsx', 'phone_invalid'],
    ],
  },
  {
    situation: 'e-mail empty',
    words: 'Please enter your email',
    key: 'errors:email_required',
    calls: [
      'addXlgWaitlist',
      'register',
      'registerAgentUser',
      'login',
      'signInAgentUser',
      'forgotPassword',
      'updatePassword',
      'sendVerifyCode',
      'forgetPassword',
      'resendCode',
      'existsUserByAccount',
      'getVerifyAgentUser',
      'checkVerificationCode',
      'bindAgencyEmail',
      'changeEmail',
      'createCustomer',
      'planEnquiry',
      'sendChangeCode',
      'saveMember',
      'sendMailProductTalk',
      'sendProductMail',
      'sendCustomerCode',
      'registerCustomer',
      'customerSignIn',
      'customerForgotPassword',
    ],
    screens: [
      ['app/areas/account/field-of.ts', 'email_required'],
      ['site/waitlist-page.tsx', 'email_required'],
      ['portal/areas/sign-in/sign-in-area.tsx', 'checkEmail'],
    ],
  },
  {
    situation: 'e-mail malformed',
    words: 'Please enter a valid email',
    key: 'errors:email_invalid',
    calls: [
      'addXlgWaitlist',
      'saveLandingComplaint',
      'register',
      'registerAgentUser',
      'login',
      'signInAgentUser',
      'forgotPassword',
      'updatePassword',
      'sendVerifyCode',
      'forgetPassword',
      'resendCode',
      'existsUserByAccount',
      'getVerifyAgentUser',
      'checkVerificationCode',
      'bindAgencyEmail',
      'changeEmail',
      'createCustomer',
      'planEnquiry',
      'sendChangeCode',
      'saveMember',
      'sendCustomerCode',
      'registerCustomer',
      'customerSignIn',
      'customerForgotPassword',
      'sendProductMail',
    ],
    screens: [
      ['app/areas/account/field-of.ts', 'email_invalid'],
      ['pages/islands/report.ts', 'email_invalid'],
      ['site/waitlist-page.tsx', 'email_invalid'],
      ['portal/areas/sign-in/sign-in-area.tsx', 'checkEmail'],
    ],
  },
  {
    situation: 'e-mail format',
    words: 'Email format invalid',
    key: 'errors:email_format_invalid',
    calls: [],
    screens: [[`${EDITOR}/contacts/contact-rules.ts`, 'checkChannelValue']],
  },
  {
    situation: 'online link failed',
    words: 'Failed to obtain the online link, please configure the title or industry specifically.',
    key: 'errors:online_link_failed',
    calls: ['goLive'],
    screens: [[`${EDITOR}/go-live/go-live-flow.ts`, 'online_link_failed']],
  },
  {
    situation: 'preview expired',
    words: 'The preview link has expired. Please regenerate the preview link.',
    key: 'errors:preview_expired',
    calls: ['getPreview'],
    screens: [
      [`${EDITOR}/preview-area.tsx`, 'preview_expired'],
      [`${EDITOR}/page-settings/preview-link-section.tsx`, 'preview_expired'],
    ],
  },
  {
    situation: 'AI set-up unclear',
    words: 'Your submission could not be processed as expected. Reason for clarification: {reason}',
    key: 'errors:setup_unclear',
    calls: ['insertAiAssistant'],
    screens: [['app/areas/assistant/setup-section.tsx', 'setup_unclear']],
  },
  {
    situation: 'account locked',
    words: 'Contact the administrator to unlock',
    key: 'call-errors:account_locked',
    calls: [
      'login',
      'signInAgentUser',
      'changePasswordOfAgent',
      'changePassword',
      'deleteAccount',
      'customerSignIn',
      'customerChangePassword',
      'deleteCustomerAccount',
    ],
    screens: [
      [`${ACCOUNT}/password-step.tsx`, 'login'],
      ['app/areas/security/delete-account-dialog.tsx', 'deleteAccount'],
      ['portal/areas/details/delete-account-dialog.tsx', 'deleteCustomerAccount'],
      ['portal/areas/sign-in/sign-in-area.tsx', 'account_locked'],
    ],
  },
  {
    situation: 'account not found, at sign-in',
    words: 'Could not find account, double-check credentials',
    key: 'call-errors:account_or_password_wrong',
    calls: ['login', 'signInAgentUser', 'startStaffSignIn', 'chooseStaffPassword', 'googleLogin', 'customerSignIn'],
    screens: [
      ['app/areas/security/delete-account-dialog.tsx', 'deleteAccount'],
      [`${ACCOUNT}/password-step.tsx`, 'account_or_password_wrong'],
      ['app/areas/support/staff-sign-in.tsx', 'startStaffSignIn'],
      ['app/areas/support/staff-new-password-form.tsx', 'chooseStaffPassword'],
      ['portal/areas/sign-in/sign-in-area.tsx', 'account_or_password_wrong'],
    ],
  },
  {
    situation: 'account not found, when the password is forgotten',
    words: 'This account does not exist',
    key: 'call-errors:account_not_found',
    calls: ['sendVerifyCode', 'forgetPassword', 'resendCode'],
    screens: [[`${ACCOUNT}/reset-step.tsx`, 'account_not_found']],
  },
  {
    situation: 'already linked',
    words: 'Tied to an account: log in or reset',
    key: 'call-errors:account_exists',
    calls: [
      'sendVerifyCode',
      'forgetPassword',
      'resendCode',
      'register',
      'registerAgentUser',
      'changeEmail',
      'changePhoneNumber',
      'sendChangeCode',
      'undoEmailChange',
      'registerCustomer',
    ],
    screens: [
      [`${ACCOUNT}/sign-up-step.tsx`, 'account_exists'],
      ['portal/areas/sign-in/register-finish.tsx', 'registerCustomer'],
    ],
  },
  {
    situation: 'code wrong',
    words: 'Code incorrect',
    key: 'errors:code_incorrect',
    calls: [
      'checkVerificationCode',
      'register',
      'registerAgentUser',
      'forgotPassword',
      'updatePassword',
      'proveAlertPhone',
      'finishStaffSignIn',
      'answerChallenge',
      'saveAuthenticator',
      'removeAuthenticator',
      'changeEmail',
      'changePhoneNumber',
      'deleteAccount',
      'registerCustomer',
      'customerForgotPassword',
    ],
    screens: [
      ['app/areas/security/delete-account-dialog.tsx', 'deleteAccount'],
      ['app/areas/leads/settings/alert-code-form.tsx', 'code_incorrect'],
      ['app/areas/support/staff-code-form.tsx', 'finishStaffSignIn'],
      [`${ACCOUNT}/code-step.tsx`, 'code_incorrect'],
      [`${ACCOUNT}/finish-step.tsx`, 'code_incorrect'],
      [`${ACCOUNT}/new-password-step.tsx`, 'code_incorrect'],
      [`${ACCOUNT}/authenticator-step.tsx`, 'code_incorrect'],
      ['app/areas/security/authenticator-setup.tsx', 'saveAuthenticator'],
      ['app/areas/security/authenticator-off.tsx', 'removeAuthenticator'],
      ['portal/areas/sign-in/register-finish.tsx', 'code_incorrect'],
      ['portal/areas/sign-in/forgot-area.tsx', 'code_incorrect'],
    ],
  },
  {
    situation: 'code not sent',
    words: 'Failed to send verification code',
    key: 'call-errors:code_not_sent',
    calls: [
      'sendVerifyCode',
      'forgetPassword',
      'resendCode',
      'sendAlertCode',
      'sendChangeCode',
      'sendDeletionCode',
      'sendCustomerCode',
    ],
    screens: [
      ['app/areas/security/deletion-code.tsx', 'sendDeletionCode'],
      ['app/areas/leads/settings/alert-phone-form.tsx', 'sendAlertCode'],
      [`${ACCOUNT}/sign-up-step.tsx`, 'sendCode'],
      [`${ACCOUNT}/reset-step.tsx`, 'sendCode'],
      ['portal/areas/sign-in/use-customer-code.ts', 'sendCustomerCode'],
    ],
  },
  {
    situation: 'application id, which the mobile host shows',
    words: 'Application ID invalid',
    key: 'call-errors:application_id_invalid',
    calls: ['appIdLogin'],
    screens: [],
  },
  {
    situation: 'network',
    words: 'Poor internet connection',
    key: 'errors:network',
    calls: [],
    screens: [['lib/api/api-error.ts', 'network']],
  },
  {
    situation: 'a dependency is away',
    words: 'Poor internet connection',
    key: 'errors:unavailable',
    calls: [],
    screens: [['lib/api/passing-failures.ts', 'unavailable']],
  },
  {
    situation: 'leaving with edits',
    words: 'Unsaved changes',
    key: 'editor:unsaved.title',
    calls: [],
    screens: [[`${EDITOR}/draft/unsaved-prompt.tsx`, 'unsaved.title']],
  },
  {
    situation: 'success: saved',
    words: 'successfully saved',
    key: 'app:toast.saved',
    calls: [],
    screens: [['app/areas/settings/account-form.tsx', 'toasts.saved']],
  },
  {
    situation: 'success: copied, in the app',
    words: 'successfully copied',
    key: 'app:toast.copied',
    calls: [],
    screens: [['ui/copy-button.tsx', 'toast.copied']],
  },
  {
    situation: 'success: copied, on the page',
    words: 'Successfully copied',
    key: 'page:share.copied',
    calls: [],
    screens: [['pages/islands/copy.ts', 'notice.copied']],
  },
  {
    situation: 'success: a request was sent',
    words: 'Thanks for the request, an agent will contact you soon.',
    key: 'page:quote.sent',
    calls: [],
    screens: [['pages/islands/quote.ts', 'sent']],
  },
  {
    situation: 'current password wrong',
    words: 'Existing or current password incorrect',
    key: 'call-errors:password_wrong',
    calls: [
      'changePasswordOfAgent',
      'changePassword',
      'changeStaffPassword',
      'deleteAccount',
      'customerChangePassword',
      'deleteCustomerAccount',
    ],
    screens: [
      ['app/areas/security/password-form.tsx', 'password_wrong'],
      ['app/areas/support/staff-password-dialog.tsx', 'password_wrong'],
      ['portal/areas/password/password-area.tsx', 'password_wrong'],
      ['portal/areas/details/delete-account-dialog.tsx', 'deleteCustomerAccount'],
    ],
  },
  {
    situation: 'new e-mail entered twice',
    words: 'The email entered twice is inconsistent!',
    key: 'errors:email_inconsistent',
    calls: ['changeEmail'],
    screens: [['app/areas/settings/email-change.tsx', 'email_inconsistent']],
  },
  {
    situation: 'invitation of an agency',
    words: 'Invitation failed, please resend',
    key: 'call-errors:invitation_failed',
    calls: ['bindAgencyEmail'],
    screens: [['app/areas/settings/agency-part.tsx', 'bindAgencyEmail']],
  },
  {
    situation: 'success: live',
    words: 'the page is live',
    key: 'editor:goLive.live',
    calls: [],
    screens: [[`${EDITOR}/editor-area.tsx`, 'goLive.live']],
  },
  {
    situation: 'payment',
    words: 'Payment could not be processed: check details or try later, then retry',
    key: 'errors:payment_failed',
    calls: ['createSubscription', 'createPaypalPaymentLink', 'createGoPayQRCodeLink'],
    screens: [],
  },
  {
    situation: 'wrong PIN',
    words: 'Incorrect passcode please try again',
    key: 'call-errors:pin_incorrect',
    calls: ['saveAgentPin', 'verifyAgentPin', 'getLoginToken', 'enrolDevice'],
    screens: [
      ['app/areas/lock/welcome-back.tsx', 'unlockWithPin'],
      ['app/areas/security/use-pin-setup.ts', 'verifyAgentPin'],
    ],
  },
  {
    situation: 'PIN confirmation differs',
    words: 'Password does not match',
    key: 'errors:pin_mismatch',
    calls: [],
    screens: [['app/areas/security/use-pin-setup.ts', 'checkPinsMatch']],
  },
  {
    situation: 'PIN changed',
    words: 'The 4-digit PIN has been changed',
    key: 'security:pin.steps.done',
    calls: [],
    screens: [['app/areas/security/pin-setup.tsx', 'pin.steps.done']],
  },
  {
    situation: 'a product that was removed',
    words: 'Product Unavailable',
    key: 'page:product.unavailable',
    calls: [],
    screens: [['pages/product-chat/product-chat.ts', 'gone.unavailable']],
  },
  {
    situation: 'the editor of document chat is for computers',
    words: 'A link to set up the document-chat editor was sent by e-mail',
    key: 'document-chat:computer.sentTitle',
    calls: [],
    screens: [['app/areas/document-chat/for-computers.tsx', 'computer.sentTitle']],
  },
];

const WEB = new URL('../../web/', import.meta.url);

/** The text at `file:path.of.keys`, or undefined. */
function textOf(language: LanguageValue, key: string): unknown {
  const [file = '', path = ''] = key.split(':');
  const texts: unknown = readTexts(language, file);
  return path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);
}

const isError = ({ key }: Message): boolean => /^(?:call-)?errors:/.test(key);
const isForVisitors = ({ key }: Message): boolean => key.startsWith('page:');
const codeOf = ({ key }: Message): string => key.slice(key.indexOf(':') + 1);

describe.each(messages)('$situation: "$words"', ({ words, key, screens }) => {
  test('is shown in these words', () => {
    expect(textOf('en_us', key)).toBe(words.replace('{reason}', '{{reason}}'));
  });

  test('is shown by its screens', () => {
    const silent = screens.filter(([file, mark]) => !readFileSync(new URL(file, WEB), 'utf8').includes(mark));

    expect(silent).toEqual([]);
  });
});

test.each(messages.filter((message) => isError(message) || isForVisitors(message)))(
  '"$words" is there in each language of the visitor',
  ({ key }) => {
    expect(languageValues.filter((language) => typeof textOf(language, key) !== 'string')).toEqual([]);
  },
);

test.each(messages.filter(({ calls }) => calls.length > 0))('"$words" is answered by its calls', (message) => {
  const code = codeOf(message);
  const answering = registry.filter(({ errors }) => (errors as readonly string[]).includes(code));

  expect(errorCatalogue[code as ErrorCode].message).toBe(message.words);
  expect(answering.map(({ name }) => name).toSorted()).toEqual(message.calls.toSorted());
});
