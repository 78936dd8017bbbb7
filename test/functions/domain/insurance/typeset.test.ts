import { describe, expect, test } from 'vitest';
import { typeset } from '../../../../functions/domain/insurance/typeset.ts';

describe('the setting of Arabic', () => {
  test.each([
    ['<p>خصم 20% و38.33%.</p>', '<p>خصم <bdi dir="ltr">20%</bdi> و<bdi dir="ltr">38.33%</bdi>.</p>'],
    ['<p>الفئتان 2+ و3+:</p>', '<p>الفئتان <bdi dir="ltr">2+</bdi> و<bdi dir="ltr">3+</bdi>:</p>'],
    ['<p>بدولار هونغ كونغ (HK$).</p>', '<p>بدولار هونغ كونغ (<bdi dir="ltr">HK$</bdi>).</p>'],
    ['<p>حتى HK$3,000، ثم</p>', '<p>حتى <bdi dir="ltr">HK$3,000</bdi>، ثم</p>'],
  ])('keeps a sign on its side of the figure: %s', (html, set) => {
    expect(typeset(html, 'ar_ae')).toBe(set);
  });

  test('leaves what has no Arabic letter, and tags, as they are', () => {
    const html = '<bdi dir="ltr" title="نص 20%">1,655.65 HK$</bdi><td>87.5%</td>';

    expect(typeset(html, 'ar_ae')).toBe(html);
  });
});

describe('the setting of Thai', () => {
  test('lets no line end within a word of insurance, and lets one end before it', () => {
    expect(typeset('<p>แต่ละปีกรมธรรม์</p>', 'th_th')).toBe('<p>แต่ละปี<wbr><span class="word">กรมธรรม์</span></p>');
    expect(typeset('<b>ผู้เอาประกันภัย</b>', 'th_th')).toBe('<b><span class="word">ผู้เอาประกันภัย</span></b>');
  });

  test('keeps the sign of repetition and of the hour with what is before it', () => {
    expect(typeset('<p>ทุก ๆ 6 ชั่วโมง เวลา 00:00 น.</p>', 'th_th')).toBe(
      '<p><span class="word">ทุก ๆ</span> 6 ชั่วโมง เวลา <span class="word">00:00 น.</span></p>',
    );
  });
});

test('other languages stay as they are', () => {
  expect(typeset('<p>20% of HK$</p>', 'en_us')).toBe('<p>20% of HK$</p>');
});
