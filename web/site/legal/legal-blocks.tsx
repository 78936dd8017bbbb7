import { Fragment, type ReactNode } from 'react';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { Block, LegalSection as Section } from './legal-text.ts';
import { AnalyticsSwitch } from './analytics-switch.tsx';
import { LegalWords } from './legal-words.tsx';
import type { SiteTexts } from '../site-texts.ts';

type Around = { language: LanguageValue; labels: SiteTexts['legal'] };

/** A section of the binding words, marked with the products that it is about where it is not about all. */
export function LegalSection({ section, ...around }: Around & { section: Section }): ReactNode {
  return (
    <section id={section.id}>
      <h2>{section.title}</h2>
      {section.products !== undefined && (
        <ul className="products">
          {section.products.map((product) => (
            <li key={product}>{product}</li>
          ))}
        </ul>
      )}
      {section.blocks.map((block, index) => (
        <Fragment key={index}>
          <BlockOf block={block} {...around} />
        </Fragment>
      ))}
    </section>
  );
}

function BlockOf({ block, language, labels }: Around & { block: Block }): ReactNode {
  const words = (text: string) => <LegalWords text={text} language={language} />;
  if (typeof block === 'string') return <p>{words(block)}</p>;
  if ('switch' in block) return <AnalyticsSwitch language={language} labels={labels} />;
  if ('table' in block) return <Table {...block.table} words={words} />;
  return (
    <ul className="points">
      {block.points.map((point) => (
        <li key={point}>{words(point)}</li>
      ))}
    </ul>
  );
}

type TableProps = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  words: (text: string) => ReactNode;
};

/** On phones each row stands by itself, so each cell also knows what it is. */
function Table({ head, rows, words }: TableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((text, index) => (
              <td key={index} data-head={head[index]}>
                {words(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
