import { describe, expect, test } from 'vitest';
import { benchDocuments, heldOutOf, sourceOf, type BenchDocument } from '../../../bin/bench/answers/documents.ts';
import { plainText } from '../../../bin/bench/answers/layout.ts';
import { holdsFigure, lettersOf } from '../../../bin/bench/answers/places.ts';

const questions = benchDocuments.flatMap((document) =>
  [...document.questions, ...heldOutOf(document)].map((question) => ({ ...question, document })),
);

/** Letters of everything that is known of the product that the document is about. */
function productOf({ product }: BenchDocument): string {
  const sources = benchDocuments.filter((one) => one.product === product).map((one) => plainText(sourceOf(one)));
  return sources.join('\n');
}

describe('the questions of the bench', () => {
  test('are more than two hundred, of every kind, in five languages', () => {
    const kinds = new Set(questions.map(({ kind }) => kind));
    const languages = new Set(benchDocuments.map(({ language }) => language));

    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect([...kinds].toSorted()).toEqual(['cross-language', 'literal', 'multi-passage', 'paraphrase', 'unanswerable']);
    expect([...languages].toSorted()).toEqual(['ar', 'de', 'en', 'th', 'zh']);
  });

  test('are more than sixty that nothing was tuned on, a third of them not to be answered', () => {
    const heldOut = benchDocuments.flatMap(heldOutOf);
    const unanswerable = heldOut.filter(({ kind }) => kind === 'unanswerable');

    expect(heldOut.length).toBeGreaterThanOrEqual(60);
    expect(unanswerable.length).toBeGreaterThanOrEqual(heldOut.length / 3);
  });

  test.each(benchDocuments)('of $id rest on words that stand at one place alone', (document) => {
    const text = lettersOf(productOf(document));
    const places = [...document.questions, ...heldOutOf(document)].flatMap(({ quotes }) =>
      quotes.map((quote) => [quote, text.split(lettersOf(quote)).length - 1]),
    );

    expect(places.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('expect figures that the documents hold, and none where there is no answer', () => {
    const unknown = questions.flatMap(({ document, question, figures }) => {
      const text = productOf(document);
      return figures.filter((figure) => !holdsFigure(text, figure)).map((figure) => `${question} ${figure}`);
    });
    const unanswerable = questions.filter(({ kind }) => kind === 'unanswerable');

    expect(unknown).toEqual([]);
    expect(unanswerable.flatMap(({ quotes, figures }) => [...quotes, ...figures])).toEqual([]);
  });

  test('are asked once', () => {
    const asked = questions.map(({ question }) => question);

    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });
});
