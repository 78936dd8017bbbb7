import { supportEmail } from './support-terms.ts';

export type SupportMail = {
  subject: string;
  /** What we need to know and would else ask; below the room for the question. */
  line?: string;
};

/** A link that begins an e-mail to support (RFC 6068: a line ends with CR LF). */
export function supportMail({ subject, line }: SupportMail): string {
  const fields = [`subject=${encodeURIComponent(subject)}`];
  if (line !== undefined) fields.push(`body=${encodeURIComponent(`\r\n\r\n${line}`)}`);
  return `mailto:${supportEmail}?${fields.join('&')}`;
}
