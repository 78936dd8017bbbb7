/** The little of Markdown that wordings are written in: headings, paragraphs, lists, tables, bold and slanted words. */
import type { ReactNode } from 'react';
import styles from './wording.module.css';

export function Markdown({ text }: { text: string }): ReactNode {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block, index) => <Block key={index} lines={block.trim().split('\n')} />);
}

function Block({ lines }: { lines: readonly string[] }): ReactNode {
  const [first = ''] = lines;
  const [, marks = '', title = ''] = /^(#{1,4}) (.*)$/.exec(first) ?? [];
  if (marks.length === 1) return <h2 className={styles.title}>{words(title)}</h2>;
  if (marks.length > 1) return <h3 className={styles.heading}>{words(title)}</h3>;
  if (lines.every((line) => line.startsWith('|'))) return <Table lines={lines} />;
  if (/^[-*] /.test(first)) return <ul className={styles.bullets}>{items(lines, /^[-*] /)}</ul>;
  if (/^\d+\. /.test(first)) {
    return (
      <ol className={styles.numbers} start={Number.parseInt(first, 10)}>
        {items(lines, /^\d+\. /)}
      </ol>
    );
  }
  return <p>{words(lines.join(' '))}</p>;
}

/** A line without a mark goes on with the item before it. */
function items(lines: readonly string[], mark: RegExp): ReactNode[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) joined.push(line.replace(mark, ''));
    else joined.push(`${joined.pop() ?? ''} ${line.trim()}`);
  }
  return joined.map((item, index) => <li key={index}>{words(item)}</li>);
}

function Table({ lines }: { lines: readonly string[] }): ReactNode {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.slice(1, line.trimEnd().lastIndexOf('|')).split('|'));
  const [head = [], ...body] = rows;
  return (
    <div className={styles.sideways} tabIndex={0} role="region" aria-label={head[0]?.trim()}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {words(cell.trim())}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{words(cell.trim())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function words(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|_[^_]+_)/).map((part, index) => {
    if (part.startsWith('**')) return <b key={index}>{part.slice(2, -2)}</b>;
    return part.startsWith('_') && part.endsWith('_') && part.length > 2 ? (
      <i key={index}>{part.slice(1, -1)}</i>
    ) : (
      part
    );
  });
}
