/** What a program can't know of a system that really sends: somebody reads the mails and says where they are. */
import { createInterface } from 'node:readline/promises';
import type { ControlClient } from '../proof/client/control-client.ts';
import { getCode } from '../proof/client/owners.ts';
import { poll } from '../proof/client/poll.ts';
import type { SystemClient } from '../proof/client/system-client.ts';
import { sendVerifyCode } from '../../shared/calls/account.ts';
import { mustSucceed } from '../proof/client/proof.ts';

export type Person = {
  /** An address that has no account. */
  email: string;
  /** Has a code sent to the address and reads it. */
  readCode(client: SystemClient): Promise<{ codeId: string; code: string }>;
  /** Throws unless a mail with these words came. */
  readMail(words: string): Promise<void>;
  /** The country that requests come from, as ISO alpha-2. */
  country: string;
  /** What makes the small cloud take requests for ones from that country; nothing on AWS, which looks at the address. */
  headers: Record<string, string>;
};

const MAIL_MS = 20_000;

/** Reads the small cloud's outbox. */
export function outboxPerson(control: ControlClient, email: string): Person {
  return {
    email,
    country: 'SE',
    headers: { 'x-local-viewer-country': 'SE' },
    readCode: (client) => getCode({ client, control }, email),
    readMail: async (words) => {
      await poll(`A mail with "${words}"`, MAIL_MS, async () =>
        (await control.mails(email)).find(({ text }) => text.includes(words)),
      );
    },
  };
}

/** Asks at the terminal. */
export function terminalPerson({ email, country }: { email: string; country: string }): Person {
  return {
    email,
    country,
    headers: {},
    readCode: async (client) => {
      const sent = await client.call(sendVerifyCode, { account: email, channel: 'email', purpose: 'sign-up' });
      mustSucceed(sent, `send a code to ${email}`);
      return { codeId: sent.data.codeId, code: await ask(`The code in the mail to ${email}: `) };
    },
    readMail: async (words) => {
      const answer = await ask(`Did a mail with "${words}" come to ${email} within a minute? (y/n) `);
      if (!/^y/i.test(answer)) throw new Error('The mail did not come.');
    },
  };
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
