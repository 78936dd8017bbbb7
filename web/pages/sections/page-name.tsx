import type { ReactElement } from 'react';
import { longestWordWidth } from '../name-parts.ts';
import { cssVariable } from './photo.tsx';

/** The name as the page's heading, with the width of its longest word for the style to size it by. */
export function PageName({ name }: { name: string }): ReactElement {
  return (
    <h1 dir="auto" style={cssVariable('--w', longestWordWidth(name))}>
      {/\p{Script=Thai}/u.test(name) ? <WholeWords name={name} /> : name}
    </h1>
  );
}

/** Thai lines may break within a word, which a name must not: each word is a box of its own. */
function WholeWords({ name }: { name: string }): (ReactElement | string)[] {
  return name.split(/(\s+)/).map((part, index) => (part.trim() === '' ? part : <span key={index}>{part}</span>));
}
