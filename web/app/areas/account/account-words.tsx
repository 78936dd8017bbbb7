import type { ReactNode } from 'react';
import { RichText } from '../../../ui/rich-text.tsx';

/** Words with an address or a number in `<b>`: both read from left to right in every text. */
export function AccountWords({ text }: { text: string }): ReactNode {
  return <RichText text={text} parts={{ b: leftToRight }} />;
}

function leftToRight(words: string): ReactNode {
  return <bdi dir="ltr">{words}</bdi>;
}
