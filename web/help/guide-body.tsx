import type { ReactNode } from 'react';
import { partsOf, type Guide, type GuideText, type LabelKey } from './guide.ts';

export type GuideBodyProps = {
  guide: Guide;
  /** A text of the screens in the reader's language. */
  labelOf: (key: LabelKey) => string;
  /** The reader's language, as markup says it. */
  labelMarkup: { lang: string; dir: 'ltr' | 'rtl' };
};

/** What a guide says, in English with the names of buttons as the reader sees them. Whoever shows it brings the style. */
export function GuideBody({ guide, labelOf, labelMarkup }: GuideBodyProps): ReactNode {
  const say = (text: GuideText): ReactNode =>
    partsOf(text).map((part, place) =>
      'words' in part ? (
        part.words
      ) : (
        <strong key={place} {...labelMarkup}>
          {labelOf(part.label)}
        </strong>
      ),
    );
  return (
    <div lang="en" dir="ltr">
      {guide.sections.map(({ title, steps, lines }, place) => (
        <section key={place}>
          {title !== undefined && <h2>{title}</h2>}
          {steps !== undefined && (
            <ol>
              {steps.map((step) => (
                <li key={step}>{say(step)}</li>
              ))}
            </ol>
          )}
          {lines !== undefined && title === undefined && lines.map((line) => <p key={line}>{say(line)}</p>)}
          {lines !== undefined && title !== undefined && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{say(line)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
