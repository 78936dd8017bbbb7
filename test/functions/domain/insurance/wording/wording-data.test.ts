import { describe, expect, test } from 'vitest';
import { wordingData, type WordingSheet } from '../../../../../functions/domain/insurance/wording/wording-data.ts';
import { blocksOf } from '../../../../kit/insurance/paper-blocks.ts';

const sheet = (source: string, changes: Partial<WordingSheet> = {}) =>
  wordingData({ source, language: 'en_us', version: 1, productName: 'Trip', insurer: 'Vale', ...changes }, 9.5);

const run = (text: string, isBold = false) => ({ text, isBold });

describe('the data of a wording', () => {
  test('set the section of what is not insured apart, to its end', () => {
    const { blocks } = sheet('## 1 Out {.exclusions}\n\nWar.\n\n### 1.1 More\n\nRust.\n\n## 2 In\n\nRain.');

    expect(blocks.map(({ kind }) => kind)).toEqual(['exclusions', 'heading', 'paragraph']);
    expect(blocks[0]).toMatchObject({
      blocks: [
        { kind: 'heading', number: '1', runs: [run('Out')] },
        { runs: [run('War.')] },
        {},
        { runs: [run('Rust.')] },
      ],
    });
    expect(JSON.stringify(blocks)).not.toContain('{.exclusions}');
  });

  test('take HTML, pictures and links for words', () => {
    const { blocks } = sheet(
      '<img src=x onerror=a()> ![pic](https://a.example/x.png) [here](javascript:a())\n\n<script>a()</script>',
    );

    expect(blocksOf(blocks)).toEqual(['<img src=x onerror=a()> pic here', '<script>a()</script>']);
  });

  test('have letters for entities, and one space for a line that goes on', () => {
    expect(blocksOf(sheet('Vale&nbsp;&amp; Co &eacute;\n  goes **on**').blocks)).toEqual(['Vale\u00a0& Co é goes on']);
  });

  test('begin headings with level 1 and leave no level out on the way down', () => {
    const { blocks } = sheet('## A\n\n#### B\n\n## C\n\n# D\n\n### E');

    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))).toEqual([1, 2, 1, 1, 2]);
  });

  test('tell what is said about the document itself from the rest', () => {
    const kinds = (source: string) => sheet(source).blocks.map(({ kind }) => kind);

    expect(kinds('_A sample._\n\n# Trip\n\nText.')).toEqual(['notice', 'heading', 'paragraph']);
    expect(kinds('# Trip\n\n_A sample._\n\nText.')).toEqual(['heading', 'notice', 'paragraph']);
    expect(kinds('## 1 Trip\n\nText.')).toEqual(['heading', 'paragraph']);
  });

  test('have the sides of a table by the direction of reading, and items within items', () => {
    const { blocks } = sheet('| A | B |\n| - | -: |\n| a | 1 |\n\n3. one\n   - two');

    expect(blocks).toMatchObject([
      { kind: 'table', align: ['start', 'end'], head: [[run('A')], [run('B')]], rows: [[[run('a')], [run('1')]]] },
      {
        kind: 'list',
        isNumbered: true,
        start: 3,
        items: [[{ runs: [run('one')] }, { kind: 'list', isNumbered: false }]],
      },
    ]);
  });
});
