import { expect, test } from 'vitest';
import { minifyCss } from '../../../web/pages/minify-css.ts';

test('takes out what a browser does not need', () => {
  expect(minifyCss('/* a\nb */ .a , .b > i {\n  margin: 0 auto;\n  color: red;\n}\n')).toBe(
    '.a,.b>i{margin:0 auto;color:red}',
  );
});

test('keeps the spaces that carry meaning', () => {
  expect(minifyCss('.a :focus{width:calc(1px + 2px)}')).toBe('.a :focus{width:calc(1px + 2px)}');
});
