/** Who might do harm, on purpose or by being careless, and what they have in hand to begin with. */

export type Actor = {
  name: string;
  /** What they have, without breaking anything. */
  has: string;
  /** What they might want. */
  wants: string;
};

export const actors = {
  visitor: {
    name: 'Visitor',
    has: 'a browser, and every address that is open to all',
    wants: 'what an owner or a customer keeps to themselves; answers that harm the owner; free use of the model',
  },
  bot: {
    name: 'Program of a stranger',
    has: 'many addresses, lists of passwords and mail addresses, time',
    wants: 'accounts, codes that cost money, mails to others, the service to stand still',
  },
  owner: {
    name: 'Owner of a page',
    has: 'an account, a page that strangers open, uploads, webhooks',
    wants: 'what another owner has, a plan that was not paid for, script in the browsers of visitors',
  },
  'company-admin': {
    name: 'Administrator or editor of a company',
    has: 'the products, documents, people and conversations of their own company',
    wants: 'those of another company, or to stay after they were let go',
  },
  agent: {
    name: 'Agent of a company',
    has: 'the products that were shared with them, and policies sold on their page',
    wants: 'policies and applications of other agents, levels without a test',
  },
  customer: {
    name: 'Customer',
    has: 'policies of their own, quotes, documents, claims',
    wants: 'policies of others, cover without payment, more money back than was paid',
  },
  applicant: {
    name: 'Applicant without an account',
    has: 'an application and its key',
    wants: 'another price, the policy of another applicant',
  },
  insurer: {
    name: 'Insurer',
    has: 'products as data, channels, vouchers, an exclusion list',
    wants: 'what another insurer has; by mistake: a product that stands still or never ends',
  },
  support: {
    name: 'Support staff',
    has: 'complaints, and accounts that they open with a reason',
    wants: 'to look without a trace, to do what only administrators may',
  },
  'dismissed-staff': {
    name: 'Somebody who was of the staff',
    has: 'a token that was good a moment ago, and knowledge of how things work',
    wants: 'to go on',
  },
  deployer: {
    name: 'Administrator who deploys',
    has: 'the rights of the AWS account',
    wants: 'nothing; a slip of theirs opens a bucket or deletes a table',
  },
  'payment-provider': {
    name: 'Payment provider, and whoever pretends to be one',
    has: 'the address that events are sent to',
    wants: 'an order that counts as paid, or paid twice',
  },
  'identity-provider': {
    name: 'Google or Meta, and whoever comes back from there',
    has: 'codes and states in the address of the return',
    wants: 'to be taken for somebody else',
  },
  'model-provider': {
    name: 'The model',
    has: 'the passages, the question and the conversation',
    wants: 'nothing; it repeats what it reads, invents, and stops in the middle',
  },
  'message-provider': {
    name: 'Mail, SMS and WhatsApp services',
    has: 'codes and notices on their way',
    wants: 'nothing; they are late, away, or read along with',
  },
  'document-author': {
    name: 'Author of a document or an upload',
    has: 'a file that a company or an owner takes in',
    wants: 'to give the model orders, to fill the machine, to be run in a browser',
  },
  'embedding-site': {
    name: 'Website that embeds the chat',
    has: 'a page around our frame',
    wants: 'clicks on what it lays over, words between the windows, the chat of a company that did not agree',
  },
  thief: {
    name: 'Thief with a stolen token or password',
    has: 'a session, a password, a refresh token, or a mailbox that they read along with',
    wants: 'to stay, to change how the account is opened, to have leads sent to themselves',
  },
  finder: {
    name: 'Finder of a device',
    has: 'a browser in which somebody is signed in, or was',
    wants: 'to open the app',
  },
  supplier: {
    name: 'Author of a package that is built in',
    has: 'code that runs when the product is built, and in it',
    wants: 'secrets of the build, a way into production',
  },
} as const satisfies Record<string, Actor>;

export type ActorId = keyof typeof actors;
