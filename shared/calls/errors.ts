/**
 * Every error that a call can answer: a stable code (also the i18n key on the client), the status of the envelope and of
 * HTTP, and the English words. Messages of specification 1, section 8 are used to the letter.
 *
 * HTTP 201 is not here: it means "refresh the token" and nothing else (protocol, specification 2, section 4).
 */
export const errorCatalogue = {
  // Protocol
  signing_failed: { status: 104, http: 403, message: 'The request could not be verified.' },
  token_invalid: { status: 401, http: 401, message: 'Please sign in again.' },
  under_construction: { status: 60404, http: 404, message: 'This page is currently under construction. Stay tuned!' },
  not_found: { status: 404, http: 404, message: 'It could not be found.' },
  method_not_allowed: { status: 405, http: 405, message: 'This call does not know that method.' },
  forbidden: { status: 403, http: 403, message: 'You are not allowed to do that.' },
  body_too_large: { status: 413, http: 413, message: 'The request is too large.' },
  body_malformed: {
    status: 400,
    http: 400,
    message: 'The request could not be read. It must be JSON of a modest depth.',
  },
  input_invalid: { status: 422, http: 422, message: 'Some of what was sent is not right.' },
  idempotency_conflict: {
    status: 409,
    http: 409,
    message: 'The same request is still being worked on. Please wait a moment.',
  },
  idempotency_reused: {
    status: 422,
    http: 422,
    message: 'This idempotency key was used with other parameters. Send a new one.',
  },
  too_many_requests: { status: 429, http: 429, message: 'Too many attempts. Please wait a little and try again.' },
  conflict: { status: 409, http: 409, message: 'Somebody changed this at the same time. Please load it again.' },
  unavailable: { status: 503, http: 503, message: 'Poor internet connection' },
  internal: { status: 500, http: 500, message: 'Something went wrong on our side. Please try again.' },
  plan_needed: { status: 403, http: 403, message: 'Your plan does not include this. Upgrade to use it.' },

  // Accounts (specification 1, section 8)
  account_or_password_wrong: { status: 400, http: 400, message: 'Could not find account, double-check credentials' },
  account_not_found: { status: 404, http: 404, message: 'This account does not exist' },
  account_locked: { status: 403, http: 403, message: 'Contact the administrator to unlock' },
  account_not_confirmed: { status: 403, http: 403, message: 'Please verify your e-mail address first.' },
  account_exists: { status: 409, http: 409, message: 'Tied to an account: log in or reset' },
  account_suspended: { status: 403, http: 403, message: 'This account is suspended.' },
  code_incorrect: { status: 400, http: 400, message: 'Code incorrect' },
  second_factor_needed: {
    status: 403,
    http: 403,
    message: 'Type a code of your authenticator app, or a recovery code.',
  },
  code_not_sent: { status: 503, http: 503, message: 'Failed to send verification code' },
  email_required: { status: 422, http: 422, message: 'Please enter your email' },
  email_invalid: { status: 422, http: 422, message: 'Please enter a valid email' },
  email_format_invalid: { status: 422, http: 422, message: 'Email format invalid' },
  password_format: { status: 422, http: 422, message: 'the password does not meet the required format' },
  password_common: {
    status: 422,
    http: 422,
    message: 'This password is too common. Choose one that only you would think of.',
  },
  password_leaked: {
    status: 422,
    http: 422,
    message: 'This password has become known in a data leak elsewhere. Choose another one.',
  },
  consent_required: { status: 422, http: 422, message: 'Please confirm your age and agree to the terms.' },
  field_required: { status: 422, http: 422, message: 'This field is required.' },
  postcode_invalid: { status: 422, http: 422, message: 'Please enter a valid postcode.' },
  birth_invalid: { status: 422, http: 422, message: 'Please enter a valid date of birth.' },

  // Pages
  phone_invalid: { status: 422, http: 422, message: 'Please enter a valid phone number.' },
  basic_information_incomplete: {
    status: 422,
    http: 422,
    message:
      'Please complete all fields in the Basic Information section before proceeding. Ensure your User Name, Title, and About Me details are filled in to preview or go live.',
  },
  online_link_failed: {
    status: 409,
    http: 409,
    message: 'Failed to obtain the online link, please configure the title or industry specifically.',
  },
  name_taken: { status: 409, http: 409, message: 'This user name is taken.' },
  name_reserved: { status: 422, http: 422, message: 'This user name is reserved.' },
  name_invalid: { status: 422, http: 422, message: 'Use letters, digits and single hyphens.' },
  name_too_short: { status: 422, http: 422, message: 'This user name is too short. Use at least 3 characters.' },
  name_too_long: { status: 422, http: 422, message: 'This user name is too long. Use at most 30 characters.' },
  preview_expired: {
    status: 410,
    http: 410,
    message: 'The preview link has expired. Please regenerate the preview link.',
  },
  posts_full: { status: 409, http: 409, message: 'There is no room for more news. Remove old entries first.' },
  places_full: { status: 409, http: 409, message: 'There is no room for more places. Remove one first.' },
  template_locked: { status: 403, http: 403, message: 'This template needs an upgrade. Upgrade Now' },
  setup_unclear: {
    status: 422,
    http: 422,
    message: 'Your submission could not be processed as expected. Reason for clarification: {reason}',
  },
  file_too_large: {
    status: 413,
    http: 413,
    message: 'The file size exceeds the 8MB limit. Please upload a smaller file.',
  },
  file_type_unsupported: {
    status: 422,
    http: 422,
    message: 'Unsupported file format. Please upload a JPG, PNG, or GIF file.',
  },

  // Values of an account
  values_full: { status: 409, http: 409, message: 'There is no room for more values. Forget one first.' },
  meta_state_invalid: {
    status: 409,
    http: 409,
    message: 'This connection was begun elsewhere or has lapsed. Please connect again.',
  },
  meta_failed: { status: 409, http: 409, message: 'Facebook did not confirm the connection. Please connect again.' },
  value_too_large: { status: 413, http: 413, message: 'This value is too large. Use at most 16 KB.' },

  // Leads
  webhook_url_invalid: {
    status: 422,
    http: 422,
    message: 'Use a public address that begins with https://, such as https://example.com/leads.',
  },
  webhook_off: { status: 409, http: 409, message: 'The webhook is off. Set it again to switch it on.' },
  alert_phone_unproven: { status: 409, http: 409, message: 'Prove your number with a code first.' },
  page_suspended: {
    status: 403,
    http: 403,
    message: 'Your page is suspended. The notice in the app says why, and lets you appeal.',
  },
  already_decided: { status: 409, http: 409, message: 'Somebody has decided this already. Please load it again.' },
  answers_full: { status: 409, http: 409, message: 'There is no room for more answers. Remove some first.' },
  exam_empty: { status: 422, http: 422, message: 'Your page holds nothing to ask about yet. Fill it in first.' },
  chat_not_held: {
    status: 409,
    http: 409,
    message: 'You are not in this chat any more. Take it over again to write.',
  },
  film_too_large: {
    status: 413,
    http: 413,
    message: 'The film exceeds the 30 MB limit. Please upload a smaller file.',
  },
  film_unknown: {
    status: 422,
    http: 422,
    message: 'This is not a film that browsers play. Please upload MP4 or WebM.',
  },
  film_too_long: {
    status: 422,
    http: 422,
    message: 'The film runs for more than 3 minutes. Please upload a shorter one.',
  },
  captions_unknown: {
    status: 422,
    http: 422,
    message: 'These are not captions in the WebVTT format. Please upload a .vtt file.',
  },
  library_full: { status: 409, http: 409, message: 'Your library is full. Delete pictures that you no longer need.' },
  media_in_use: {
    status: 409,
    http: 409,
    message: 'This picture is on your page. Take it off the page first, and go live again if visitors see it.',
  },
  list_full: { status: 409, http: 409, message: 'There is no room for one more. Remove an entry first.' },
  products_full: { status: 409, http: 409, message: 'There is no room for more products. Remove one first.' },
  product_removed: {
    status: 410,
    http: 410,
    message:
      'This product has been removed. Please contact us for assistance or to learn more about other available products.',
  },
  slug_taken: { status: 409, http: 409, message: 'Another of your products has this address.' },
  slug_reserved: { status: 422, http: 422, message: 'This address is reserved. Choose another one.' },
  slug_invalid: { status: 422, http: 422, message: 'Use letters, digits and single hyphens.' },
  slug_too_long: { status: 422, http: 422, message: 'This address is too long. Use at most 60 characters.' },
  picture_too_small: {
    status: 422,
    http: 422,
    message: 'This picture is too small for that. It needs at least 64 pixels on each side.',
  },
  background_failed: {
    status: 422,
    http: 422,
    message: 'The background could not be removed. Your picture is as it was; try again, or try another one.',
  },

  // Documents that somebody brings
  pdf_encrypted: {
    status: 422,
    http: 422,
    message: 'This PDF is locked with a password. Save it without one and bring it again.',
  },
  pdf_damaged: { status: 422, http: 422, message: 'This PDF is damaged and cannot be read. Save or print it anew.' },
  pdf_without_text: {
    status: 422,
    http: 422,
    message: 'This PDF holds pictures of text only, such as a scan. Bring one that was saved from a text program.',
  },
  pdf_too_long: { status: 422, http: 422, message: 'This PDF is longer than what can be read at once.' },
  documents_full: {
    status: 409,
    http: 409,
    message: 'There is no room for more documents. Remove one first.',
  },
  document_too_large: { status: 413, http: 413, message: 'A document can have 50 MB. Please upload a smaller one.' },
  document_kind_unknown: {
    status: 422,
    http: 422,
    message: 'This is no document that can be read. Please upload PDF, DOCX, HTML, Markdown or plain text.',
  },
  document_changed: {
    status: 410,
    http: 410,
    message: 'This document has changed since. Ask again to see where it stands now.',
  },

  // Files of applications for insurance
  upload_type_unsupported: { status: 422, http: 422, message: 'This file cannot be used here. Please upload {types}.' },
  upload_too_large: {
    status: 413,
    http: 413,
    message: 'A file can have {megabytes} MB here. Please upload a smaller one.',
  },
  video_too_long: {
    status: 422,
    http: 422,
    message: 'The video runs for more than {seconds} seconds. Please upload a shorter one.',
  },
  channel_taken: {
    status: 409,
    http: 409,
    message: 'This name or one of these domains belongs to another channel already.',
  },
  file_unreadable: { status: 422, http: 422, message: 'This file could not be read: {reason}' },
  files_full: { status: 409, http: 409, message: 'There is no room for more files. Remove one first.' },

  // Learning
  level_unavailable: {
    status: 409,
    http: 409,
    message: 'There are not enough approved questions for a test of this level yet.',
  },
  level_locked: { status: 403, http: 403, message: 'Pass the level below first.' },
  attempts_used: {
    status: 429,
    http: 429,
    message: 'You have used all tests of this level for today. Repeat what was wrong, and try again later.',
  },
  nothing_to_repeat: { status: 409, http: 409, message: 'There is nothing to repeat today.' },
  test_over: { status: 409, http: 409, message: 'The time of this test is over.' },
  answer_missing: { status: 422, http: 422, message: 'Please answer first.' },
  nothing_to_ask: {
    status: 409,
    http: 409,
    message: 'The documents hold nothing more to ask about. Add documents, or change questions that are there.',
  },
  question_invalid: {
    status: 422,
    http: 422,
    message:
      'A choice needs two to six different answers of which at least one is right; a free question needs an answer.',
  },
  question_expired: {
    status: 409,
    http: 409,
    message: 'The document has changed at this place, so this question is not asked any more.',
  },

  // Companies
  members_full: { status: 409, http: 409, message: 'There is no room for more members. Remove one first.' },
  invitation_not_yours: {
    status: 403,
    http: 403,
    message: 'This invitation was sent to another address. Sign in with that one.',
  },
  level_needed: {
    status: 403,
    http: 403,
    message: 'You need level {level} of this product in the learning portal before you can show it.',
  },
  connections_full: {
    status: 409,
    http: 409,
    message: 'Your plan has no room for more connected agents. Upgrade, or end a connection first.',
  },
  in_company_already: { status: 409, http: 409, message: 'You belong to a company already. Leave it first.' },
  languages_full: { status: 409, http: 409, message: 'A page can have five more languages. Remove one first.' },
  drawing_failed: {
    status: 422,
    http: 422,
    message: 'The picture could not be made. Please try again in a moment.',
  },
  // Plans and payment
  payment_failed: {
    status: 402,
    http: 402,
    message: 'Payment could not be processed: check details or try later, then retry',
  },
  provider_error: { status: 502, http: 502, message: 'The payment provider answers: {label}' },
  price_changed: { status: 409, http: 409, message: 'The price has changed. Please look at it again before you pay.' },
  instalment_not_due: {
    status: 409,
    http: 409,
    message: 'This payment is not due, or it was made already.',
  },
  payment_open: { status: 409, http: 409, message: 'A payment is open already. Finish it, or give it up first.' },
  pay_way_not_offered: { status: 422, http: 422, message: 'This way of paying is not offered in your country.' },
  billing_details_missing: { status: 422, http: 422, message: 'Please say first whom invoices are made out to.' },
  billed_by_store: {
    status: 409,
    http: 409,
    message: 'This subscription was bought in an app store. Please change it there.',
  },
  nothing_to_pay: { status: 409, http: 409, message: 'There is nothing to pay for this.' },
  payment_needed: { status: 409, http: 409, message: 'This change begins now and has to be paid for.' },
  no_subscription: { status: 409, http: 409, message: 'There is no subscription to change.' },
  card_name_required: { status: 422, http: 422, message: 'Please enter the name on the card.' },
  card_invalid: { status: 422, http: 422, message: 'Please enter a valid card number.' },
  vat_number_invalid: { status: 422, http: 422, message: 'Please enter a valid VAT number.' },
  // Support
  support_session_over: {
    status: 403,
    http: 403,
    message: 'The session for this account is over. Open another one, with a reason.',
  },
  account_is_suspended: {
    status: 409,
    http: 409,
    message: 'The whole account is suspended. An administrator lifts that at the account.',
  },

  // App lock, passkeys, second factor
  pin_incorrect: { status: 400, http: 400, message: 'Incorrect passcode please try again' },
  pin_invalid: { status: 422, http: 422, message: 'Please enter 4 digits.' },
  pin_blocked: {
    status: 403,
    http: 403,
    message: 'The PIN cannot be used any more. Sign in with your password; then it works again.',
  },
  device_unknown: {
    status: 403,
    http: 403,
    message: 'This browser was signed out. Please sign in with your password.',
  },
  statement_stale: { status: 409, http: 409, message: 'That took too long. Please try again.' },
  sign_in_again: { status: 403, http: 403, message: 'Please confirm first that it is you.' },
  passkey_failed: { status: 400, http: 400, message: 'This passkey was not accepted. Please try again.' },
  passkeys_full: { status: 409, http: 409, message: 'There is no room for more passkeys. Remove one first.' },
  setup_over: { status: 409, http: 409, message: 'That took too long. Please begin again with a new QR code.' },
  authenticator_is_on: {
    status: 409,
    http: 409,
    message: 'An authenticator app is set up already. Turn it off first.',
  },
  challenge_over: { status: 403, http: 403, message: 'That took too long or too many tries. Please sign in again.' },

  // Sign-in in other ways than by password
  google_state_invalid: {
    status: 409,
    http: 409,
    message: 'This sign-in with Google was begun elsewhere or has lapsed. Please begin again.',
  },
  google_failed: { status: 409, http: 409, message: 'Google did not confirm who you are. Please try again.' },

  // Changes to an account
  password_wrong: { status: 400, http: 400, message: 'Existing or current password incorrect' },
  email_inconsistent: { status: 422, http: 422, message: 'The email entered twice is inconsistent!' },
  invitation_failed: { status: 409, http: 409, message: 'Invitation failed, please resend' },
  agency_bound: { status: 409, http: 409, message: 'You are connected to an agency already. Leave it first.' },
  link_lapsed: { status: 410, http: 410, message: 'This link was used before, or it has lapsed.' },
  application_id_invalid: { status: 400, http: 400, message: 'Application ID invalid' },
  // Insurance
  voucher_invalid: { status: 422, http: 422, message: 'This code does not hold for this purchase.' },
  application_closed: {
    status: 409,
    http: 409,
    message: 'This is being paid for, or has its policy, and cannot be changed here any more.',
  },
  referral_outdated: {
    status: 409,
    http: 409,
    message: 'With these answers no policy can begin any more. Please ask your customer to change them.',
  },
  change_outdated: {
    status: 409,
    http: 409,
    message:
      'Your policy is not what it was when you began this. Nothing is changed or charged. Please open it and begin again.',
  },
  change_empty: {
    status: 409,
    http: 409,
    message: 'Nothing is different yet. Please change an answer or the plan first.',
  },
  quote_needed: { status: 409, http: 409, message: 'Please have your price worked out first.' },
  application_not_accepted: {
    status: 409,
    http: 409,
    message: 'This application has to be accepted by the insurer before it can be paid for.',
  },
  application_incomplete: {
    status: 422,
    http: 422,
    message: 'Some answers are missing or not right yet. Please complete them before you pay.',
  },
  identity_not_proved: {
    status: 403,
    http: 403,
    message: 'This does not agree with what we know. Tries left: {left}.',
  },
  identity_locked: {
    status: 423,
    http: 423,
    message: 'Too many wrong answers. The documents open again in 24 hours, or in your account.',
  },
  document_not_ready: {
    status: 409,
    http: 409,
    message: 'This document is being drawn. Please try again in a minute.',
  },
  product_invalid: { status: 422, http: 422, message: 'This product does not hold what it says.' },
  version_published: {
    status: 409,
    http: 409,
    message: 'This version is published and cannot change. The next one is {next}.',
  },

  // Customer portal
  agent_not_chosen: { status: 422, http: 422, message: 'Please first select one agent!' },
  policy_closed: {
    status: 409,
    http: 409,
    message: 'This policy has ended or is cancelled, so this cannot be done any more.',
  },
  refund_changed: {
    status: 409,
    http: 409,
    message: 'What is paid back has changed since it was shown. Please look at it again before you cancel.',
  },
  not_renewable: {
    status: 409,
    http: 409,
    message: 'This policy cannot be renewed here now. Please ask your agent.',
  },
  claim_day_invalid: {
    status: 422,
    http: 422,
    message: 'The policy did not hold on this day. Please check when it happened.',
  },

  card_data_refused: {
    status: 422,
    http: 422,
    message: 'Card numbers belong into the card fields only. Nothing was kept.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorEntry = {
  /** In the body's envelope. */
  status: number;
  /** HTTP's own word for it; never 201. */
  http: number;
  /** English; `{name}` places are filled from the error's details. */
  message: string;
};

export type ErrorCode = keyof typeof errorCatalogue;

/** Errors that the kit itself answers on every call; a contract lists only what comes on top. */
export const everyCallErrors = [
  'forbidden',
  'signing_failed',
  'token_invalid',
  'account_suspended',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'body_malformed',
  'input_invalid',
  'card_data_refused',
  'idempotency_conflict',
  'idempotency_reused',
  'too_many_requests',
  'unavailable',
  'internal',
] as const satisfies ErrorCode[];
