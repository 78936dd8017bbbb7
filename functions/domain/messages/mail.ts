/** Mail as the product sends it: fixed templates, one recipient from a stored relation, text and HTML of the same words. */
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { holdDirection } from './hold-direction.ts';

export const needs: StoreNeeds = { mail: true };

export type Mail = {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
  /** The one big thing: a code. */
  code?: string;
  /** Buttons below the text. */
  links?: readonly { label: string; href: string }[];
  direction: 'ltr' | 'rtl';
  /** Small print at the end. */
  footer: string;
  /** Where the recipient ends such mails (RFC 2369, List-Unsubscribe). */
  leaveLink?: string;
  /** Who an answer goes to; without it, us. */
  replyTo?: string;
  /** Where the owner can choose not to get such mails. */
  unsubscribe?: string;
  /** Where the mail program ends them by itself, with a POST (RFC 8058). */
  oneClick?: string;
  attachments?: readonly { name: string; type: string; body: Uint8Array }[];
};

const client = new SESv2Client(clientDefaults);

/** Line breaks of every kind: in a header they would begin another one. */
const BREAKS = /[\r\n\u2028\u2029\u0085\0]/;

export async function sendMail(mail: Mail): Promise<void> {
  const { attachments = [] } = mail;
  const names = attachments.map(({ name }) => name);
  const values = [mail.to, mail.subject, mail.replyTo, mail.unsubscribe, mail.oneClick, ...names];
  if (values.some((value) => BREAKS.test(value ?? ''))) throw new Error('A mail header must not hold a line break.');
  const headers = leaveHeaders(mail);
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: environment.mailFrom(),
      ConfigurationSetName: environment.mailConfigurationSet(),
      Destination: { ToAddresses: [mail.to] },
      ...(mail.replyTo === undefined ? {} : { ReplyToAddresses: [mail.replyTo] }),
      Content: {
        Simple: {
          Subject: { Data: mail.subject, Charset: 'UTF-8' },
          ...(headers.length === 0 ? {} : { Headers: headers }),
          Body: { Text: { Data: toText(mail), Charset: 'UTF-8' }, Html: { Data: toHtml(mail), Charset: 'UTF-8' } },
          ...(attachments.length > 0 ? { Attachments: attachments.map(toAttachment) } : {}),
        },
      },
    }),
  );
}

function leaveHeaders({ oneClick, unsubscribe, leaveLink }: Mail): { Name: string; Value: string }[] {
  const link = oneClick ?? unsubscribe ?? leaveLink;
  return [
    ...(link === undefined ? [] : [{ Name: 'List-Unsubscribe', Value: `<${link}>` }]),
    ...(oneClick === undefined ? [] : [{ Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' }]),
  ];
}

function toAttachment({ name, type, body }: NonNullable<Mail['attachments']>[number]) {
  return {
    FileName: name,
    ContentType: type,
    ContentDisposition: 'ATTACHMENT',
    ContentTransferEncoding: 'BASE64',
    RawContent: body,
  } as const;
}

function toText({ paragraphs, code, links = [], direction, footer }: Mail): string {
  const text = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    `-- \n${footer}`,
  ].join('\n\n');
  return direction === 'rtl' ? holdDirection(text) : text;
}

/** Phone numbers keep their order, and their plus in front, in text that runs from right to left. */
const holdNumbers = (html: string): string => html.replaceAll(/\+\d[\d ]{4,}\d/g, '<bdi dir="ltr">$&</bdi>');

function toHtml({ paragraphs, code, links = [], direction, footer }: Mail): string {
  const body = paragraphs.map((text) => `<p>${holdNumbers(escapeMarkup(text)).replaceAll('\n', '<br>')}</p>`).join('');
  const big = code
    ? `<p dir="ltr" style="font:600 32px/1.2 ui-monospace,monospace;letter-spacing:.2em;margin:24px 0">${escapeMarkup(code)}</p>`
    : '';
  const buttons = links
    .map(
      ({ label, href }) =>
        `<a href="${escapeMarkup(href)}" style="display:inline-block;margin:8px 8px 8px 0;padding:12px 20px;border-radius:10px;background:#2B46E6;color:#fff;text-decoration:none">${escapeMarkup(label)}</a>`,
    )
    .join('');
  return (
    `<!doctype html><html dir="${direction}"><body style="margin:0;background:#FBFAF7;color:#16181D;font:16px/1.5 system-ui,sans-serif">` +
    `<div style="max-width:520px;margin:0 auto;padding:40px 24px">${body}${big}${buttons}` +
    `<p style="margin-top:32px;color:#5E5B55;font-size:13px">${escapeMarkup(footer)}</p></div></body></html>`
  );
}
