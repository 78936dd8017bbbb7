import { Fragment, type ReactNode } from 'react';

export type RichTextProps = {
  /** A translated text in which parts stand between tags: `I agree to the <terms>terms</terms>.` */
  text: string;
  /** How each tag is drawn. */
  parts: Record<string, (words: string) => ReactNode>;
};

/** A sentence with links or marked words inside, in the order of its language. Tags don't nest. */
export function RichText({ text, parts }: RichTextProps): ReactNode {
  // Words, tag, its words, words, tag, …
  const pieces = text.split(/<(\w+)>([^<]*)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{piece}</Fragment>;
    if (index % 3 === 2) return null;
    const words = pieces[index + 1] ?? '';
    return <Fragment key={index}>{parts[piece]?.(words) ?? words}</Fragment>;
  });
}
