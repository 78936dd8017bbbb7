import { expect, test } from 'vitest';
import { readWordingSource } from '../../../../../functions/domain/insurance/wording/wording-source.ts';

test('takes the mark of what is not insured off its heading, whatever the language', () => {
  const source = '# ประกัน\n\n## 5 สิ่งที่เราไม่จ่าย {.exclusions}\n\nข้อความ {.exclusions} อื่น\n\n### 5.1 Ende';

  expect(readWordingSource(source)).toEqual({
    markdown: '# ประกัน\n\n## 5 สิ่งที่เราไม่จ่าย\n\nข้อความ {.exclusions} อื่น\n\n### 5.1 Ende',
    exclusionHeadings: ['5 สิ่งที่เราไม่จ่าย'],
  });
});
