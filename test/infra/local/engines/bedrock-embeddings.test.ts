import { describe, expect, it } from 'vitest';
import { embed } from '../../../../infra/local/engines/bedrock/embeddings.ts';

function cosine(a: number[], b: number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

describe('embeddings', () => {
  it.each([256, 512, 1024])('have %i dimensions and length 1', (dimensions) => {
    const vector = embed('Travel insurance for families', dimensions);

    expect(vector).toHaveLength(dimensions);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 10);
  });

  it('are the same for the same text, on every machine', () => {
    const places = embed('Travel insurance', 256).flatMap((value, index) => (Math.abs(value) > 0.2 ? [index] : []));

    expect(embed('Travel insurance')).toEqual(embed('Travel insurance'));
    expect(places).toMatchInlineSnapshot(`
      [
        46,
        104,
        137,
        164,
      ]
    `);
  });

  it('keep their own length when they are not to be normalised', () => {
    expect(Math.hypot(...embed('Travel insurance for families', 1024, false))).toBeGreaterThan(1.1);
  });

  it.each([
    ['travel insurance', 'insurances for travellers', 'bicycle repair workshop'],
    ['What does it cost?', 'Our fees are listed here', 'I grew up by the sea'],
    ['Haushaltsversicherung', 'Versicherung für den Haushalt', 'Yoga am Abend'],
    ['旅遊保險', '旅遊和醫療保險', '瑜伽課程'],
    ['شراء الشقق', 'شراء شقق في دبي', 'دروس الموسيقى'],
  ])('put %j nearer to %j than to %j', (text, near, far) => {
    expect(cosine(embed(text), embed(near))).toBeGreaterThan(cosine(embed(text), embed(far)) + 0.1);
  });

  it.each(['...', '的', '🙂'])('are never all zeros, not even for %j', (text) => {
    expect(Math.hypot(...embed(text))).toBeCloseTo(1, 10);
  });
});
