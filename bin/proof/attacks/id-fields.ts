/**
 * Which fields of calls name something that belongs to somebody, over the whole registry (SECURITY.md T1, T2). A field that is
 * none of these and is spelled like one fails a test until it is said what it is.
 */
import type { CallContract } from '../../../shared/calls/define-call.ts';

/** Where a string stands in an input: `case.id`. */
export type FieldPath = readonly string[];

/** What the fields name, by their own name and, where that says too little, by the call's as well. */
export const thingOfField = {
  applicationId: 'application',
  // What was bought is closed for these to its own applicant, too.
  'resumeMyQuote.applicationId': 'quote',
  'mailQuote.applicationId': 'quote',
  'decideApplication.applicationId': 'quote',
  policyId: 'policy',
  orderId: 'order',
  reference: 'payment',
  productId: 'product',
  uploadId: 'upload',
  fileId: 'file',
  'customerDownloadPolicyFile.token': 'documentToken',
  'addClaimPhoto.uploadId': 'claimPhoto',
  'findOneDtxEVoucher.code': 'voucher',
  'findPriceByVoucher.code': 'voucher',
  'saveMember.accountId': 'member',
  invitationId: 'invitation',
  'getMyApplication.id': 'case',
  'saveApplicationReminder.id': 'case',
} as const satisfies Record<string, string>;
export type Thing = (typeof thingOfField)[keyof typeof thingOfField];

/** Of whom nothing can be had with them, and why. */
export const noThings: Readonly<Record<string, string>> = {
  agentName: 'The public name of a page.',
  productCode: 'A product of the catalogue, which everybody may read.',
  channelCode: 'A channel, which everybody may visit.',
  companyId: 'An insurer as the catalogue names it.',
  planId: 'A plan of the catalogue.',
  dialCode: 'The dial code of a country.',
  slug: 'The address of a page of the caller’s own.',
  visitId: 'Made by the visitor’s own browser.',
  appId: 'Of the signing session: signing-mutations.ts.',
  publicKey: 'Of the caller’s own browser.',
  key: 'The secret that opens an application; without it nothing does.',
  code: 'The digits that prove an address or a number, of a verification session: races/accounts.ts.',
  codeId: 'A verification session: it is good with the digits alone.',
  challengeId: 'A sign-in that waits for its second factor: races/lock-guesses.ts.',
  refreshToken: 'A secret of its own: token-confusion.ts.',
  setupId: 'Stripe’s; tampering.ts sends those of others.',
  deviceId: 'A browser, which proves itself by its key: races/lock-guesses.ts.',
  accountId: 'Calls of staff; owners’ calls are sent those of others by account-things.ts.',
  complaintId: 'Calls of staff.',
  lookup: 'Calls of staff.',
  examId: 'A secret of 128 random bits, signed for its owner.',
  questionId: 'Of an exam or a test of the caller’s own, which its other id names.',
  attemptId: 'A test of the caller’s own, below the caller’s account.',
  gapId: 'Of a product, whose id is sent with it.',
  'savePasskey.id': 'Of the caller’s own browser.',
  'validateUserId.id': 'The number of an identity card.',
  'appIdLogin.applicationId': 'The name of a host’s app; token-confusion.ts.',
  'answerXlgWaitlist.token': 'The secret of a mail.',
  'getPreview.token': 'The secret of a link that an owner shared.',
  'downloadPolicyFile.token': 'A secret that opens one document once: document-tokens.ts.',
  'getPolicyFileNewToken.token': 'A secret of ten minutes: document-tokens.ts.',
  'unsubscribe.token': 'The secret of a mail.',
  'answerInvitation.token': 'The secret of a mail.',
  'chattingRobot.conversationId': 'Made by the visitor’s own browser; getChattingRecords is sent those of others.',
  'chattingRobot.messageId': 'Made by the visitor’s own browser.',
  'aiAssistant.conversationId': 'Made by the visitor’s own browser; getChattingRecords is sent those of others.',
  'aiAssistant.messageId': 'Made by the visitor’s own browser.',
};

const endings = /(?:Id|Key|Token|Code)$/;
const words = new Set(['id', 'key', 'token', 'code', 'reference', 'agentName', 'lookup', 'slug']);

/** Whether a field is spelled like the name of something. */
export const isNaming = (field: string): boolean => endings.test(field) || words.has(field);

/** All strings of an input that are spelled so; a part of a list stands for all. */
export function namingFields(input: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof input === 'string') return isNaming(lastName(path)) ? [path] : [];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => namingFields(value, [...path, name]));
}

/** What the field of a call names; null when it is nothing that somebody has. */
export function thingOf({ name }: CallContract, path: FieldPath): Thing | null {
  const field = lastName(path);
  const things: Readonly<Record<string, Thing>> = thingOfField;
  if (noThings[`${name}.${field}`] !== undefined) return null;
  return things[`${name}.${field}`] ?? things[field] ?? null;
}

/** Whether it is said what the field of a call is. */
export const isKnownField = (contract: CallContract, path: FieldPath): boolean =>
  thingOf(contract, path) !== null ||
  noThings[lastName(path)] !== undefined ||
  noThings[`${contract.name}.${lastName(path)}`] !== undefined;

const lastName = (path: FieldPath): string => path.findLast((part) => !/^\d+$/.test(part)) ?? '';
