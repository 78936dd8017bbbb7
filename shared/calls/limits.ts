/** Rate limits that several contracts share. Amounts: SECURITY.md is met by what stands here and nowhere else. */
import type { RateLimit } from './define-call.ts';

/** A visitor's reads: many phones share one address. */
export const publicRead = [
  { by: 'client', max: 600, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

export const ownerRead = [
  { by: 'actor', max: 600, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

export const ownerWrite = [
  { by: 'actor', max: 300, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** RSA work for strangers (handshake flood). */
export const handshake = [
  { by: 'client', max: 60, windowSeconds: 60, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Whether an account exists (enumeration). */
export const enumeration = [
  { by: 'client', max: 60, windowSeconds: 60, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Passwords tried from one address; misses per account are counted by the account itself. */
export const signIn = [
  { by: 'client', max: 50, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Codes sent: per recipient and per address. */
export const codeSending = [
  { by: 'input:account', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'client', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Codes tried, over all accounts: five tries for each code are not enough against many accounts at once. */
export const codeGuessing = [
  { by: 'client', max: 30, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Leads, waiting lists and reports of one visitor about one page. */
export const visitorForm = [
  { by: 'client+input:agentName', max: 5, windowSeconds: 3_600, whenDown: 'pass' },
  { by: 'client', max: 30, windowSeconds: 3_600, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Questions: per visitor and per page. */
export const questions = [
  { by: 'client+input:agentName', max: 10, windowSeconds: 60, whenDown: 'refuse' },
  { by: 'input:agentName', max: 60, windowSeconds: 60, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Mails to addresses that strangers typed in: per visitor, per address and in all. */
export const waitingList = [
  { by: 'client', max: 10, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:email', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'global', max: 1_000, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** What costs more than a read and nobody needs often: files, tests. */
export const fileMaking = [
  { by: 'actor', max: 30, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Turns with the coach and sets of suggestions or exam questions: each is a call of the model. */
export const coaching = [
  { by: 'actor', max: 40, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'actor', max: 120, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Questions of exams: they are not counted against the plan, so an owner gets twenty exams an hour. */
export const examining = [
  { by: 'actor', max: 120, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'actor', max: 360, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Each may send the owner a mail: per visitor and page, and per page. */
export const personRequests = [
  { by: 'client+input:agentName', max: 6, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:agentName', max: 30, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Pictures whose background a paid model removes. */
export const backgroundRemoval = [
  { by: 'actor', max: 30, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Codes sent to phones, which cost money: per number, per owner, per address and in all (SECURITY.md T18). */
export const alertCodes = [
  { by: 'input:phone', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'actor', max: 10, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'client', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'global', max: 300, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Staff sign in now and then; nobody else has a reason to try. */
export const staffSignIn = [
  { by: 'client', max: 20, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'input:email', max: 10, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Staff who change their password prove the one in use. */
export const staffPassword = [
  { by: 'actor', max: 10, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** What staff look at and decide, one by one. */
export const staffWork = [
  { by: 'actor', max: 300, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** A browser works for seconds on each. */
export const drawings = [
  { by: 'actor', max: 30, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** What moves money or asks a payment provider. */
export const payments = [
  { by: 'actor', max: 60, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'client', max: 120, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Proving oneself again, signed in: what is sent or tried for it. */
export const accountProof = [
  { by: 'actor', max: 10, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'client', max: 30, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Codes for a new address or number: per recipient, per owner, per address and in all (SECURITY.md T18). */
export const changeCodes = [
  { by: 'input:account', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'actor', max: 10, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'client', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'global', max: 300, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Mails from one account to another one: per agent, per agency and per address. */
export const invitations = [
  { by: 'actor', max: 10, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:email', max: 10, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'client', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** PINs tried by somebody who is signed in; misses in a row are counted by the PIN itself. */
export const pinTries = [
  { by: 'actor', max: 20, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'client', max: 60, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Unlocks and sign-ins by passkey: what they prove cannot be guessed, but checking it is work. */
export const unlocks = [
  { by: 'client', max: 60, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** What changes how an account is opened. */
export const signInWayChanges = [
  { by: 'actor', max: 60, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Tokens renewed by hosts that do it through us: each person once an hour, many behind one address. */
export const refreshing = [
  { by: 'input:refreshToken', max: 10, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'client', max: 120, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Ways to Google and back: two calls for each sign-in. */
export const googleSignIn = [
  { by: 'client', max: 60, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Guests of the mobile host: many phones share one address. */
export const guestSignIn = [
  { by: 'client', max: 120, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Events that payment providers send from a few addresses of theirs; what is refused they send again. */
export const providerEvents = [
  { by: 'client', max: 600, windowSeconds: 60, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Questions over documents: per visitor, per product and per site that embeds the chat. */
export const productQuestions = [
  { by: 'client+input:productId', max: 10, windowSeconds: 60, whenDown: 'refuse' },
  { by: 'input:productId', max: 60, windowSeconds: 60, whenDown: 'refuse' },
  { by: 'input:site', max: 60, windowSeconds: 60, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Leads of one visitor about one product. */
export const productForm = [
  { by: 'client+input:productId', max: 5, windowSeconds: 3_600, whenDown: 'pass' },
  { by: 'client', max: 30, windowSeconds: 3_600, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Changes to the people of a company: invitations are mails to addresses that somebody typed in. */
export const companyPeople = [
  { by: 'actor', max: 30, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Mails that owners ask for themselves. */
export const ownerMail = [
  { by: 'actor', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Sets of questions that the model writes for a company. */
export const questionMaking = [
  { by: 'actor', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Answers in tests; a free one is a call of the model. */
export const answering = [
  { by: 'actor', max: 60, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Addresses, plates and cars: one look-up a few letters, and providers are paid by the look-up. */
export const lookups = [
  { by: 'client', max: 240, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Whether a person is on an exclusion list: never more than an application needs. */
export const exclusionChecks = [
  { by: 'client', max: 30, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** An application: answers are saved as they are given, and priced with each of them. */
export const applying = [
  { by: 'client', max: 600, windowSeconds: 300, whenDown: 'pass' },
  { by: 'input:applicationId', max: 200, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Voucher codes tried by one visitor: guessing is no way to a discount. */
export const voucherTries = [
  { by: 'client', max: 20, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Dates of birth tried at document centres: each centre counts its own misses. */
export const identityTries = [
  { by: 'client', max: 30, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 30, windowSeconds: 900, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 900, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Documents that were opened by somebody who has proved who they are. */
export const documentOpening = [
  { by: 'client', max: 120, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];

/** Codes sent to customers: per address or application, and per client (SECURITY.md T18). */
export const customerCodes = [
  { by: 'input:email', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'client', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Paying for an application: what asks a provider, or ties a voucher. */
export const applicationPayments = [
  { by: 'client', max: 120, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 60, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Where a payment stands, asked every few seconds while a code is shown; each asks the provider. */
export const paymentChecks = [
  { by: 'client', max: 400, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 200, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'input:reference', max: 200, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Mails to the applicant that whoever has the key asks for. */
export const applicationMail = [
  { by: 'client', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 5, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Files of one application, and of one visitor. */
export const uploading = [
  { by: 'client', max: 240, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 200, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Photos that a paid service looks at: per application, per visitor and in all. */
export const pictureChecks = [
  { by: 'client', max: 120, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 60, windowSeconds: 3_600, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Videos, which are asked after until they are done; how many there are is what uploads are limited by. */
export const videoChecks = [
  { by: 'client', max: 240, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'input:applicationId', max: 120, windowSeconds: 300, whenDown: 'refuse' },
  { by: 'global', max: 3_000, windowSeconds: 300, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** What writes to an agent, an insurer or the customer themselves: more than anybody has to say, less than a flood. */
export const portalMails = [
  { by: 'actor', max: 20, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** Questions of a customer to their policies: each is two calls of the model (SECURITY.md T44). */
export const policyQuestions = [
  { by: 'actor', max: 10, windowSeconds: 60, whenDown: 'refuse' },
  { by: 'actor', max: 60, windowSeconds: 3_600, whenDown: 'refuse' },
] as const satisfies RateLimit[];

/** What browsers report by themselves, some at once. */
export const browserReports = [
  { by: 'client', max: 60, windowSeconds: 300, whenDown: 'pass' },
  { by: 'global', max: 3_000, windowSeconds: 300, whenDown: 'pass' },
] as const satisfies RateLimit[];
