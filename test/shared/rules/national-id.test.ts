import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMacaoId, isNationalId, isThaiId } from '../../../shared/rules/national-id.ts';
import { expectToStandAnyText } from './hostile-text.ts';

describe('isMacaoId (specification 2, section 5)', () => {
  it.each(['12345678', '51234567', '7123456A'])('accepts %s', (text) => {
    expect(isMacaoId(text)).toBe(true);
    expect(isNationalId('macao', text)).toBe(true);
  });

  it.each(['22345678', '1234567', '123456789', '1234567B', '7123456a', 'A2345678', '1234567\n', '１2345678', ''])(
    'refuses %j',
    (text) => {
      expect(isMacaoId(text)).toBe(false);
    },
  );
});

describe('isThaiId (specification 2, section 5)', () => {
  it.each(['3100600445635', '1234567890121'])('accepts %s', (text) => {
    expect(isThaiId(text)).toBe(true);
    expect(isNationalId('thai', text)).toBe(true);
  });

  it.each(['1234567890122', '123456789012', '12345678901211', '1-2345-67890-12-1', '๑234567890121', ''])(
    'refuses %j',
    (text) => {
      expect(isThaiId(text)).toBe(false);
    },
  );

  it('accepts exactly one check digit for any twelve digits', () => {
    const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, (digits) => {
        const good = Array.from({ length: 10 }, (_, check) => digits.join('') + String(check)).filter(isThaiId);
        expect(good).toHaveLength(1);
      }),
    );
  });

  it('stands any text, in linear time', () => {
    expectToStandAnyText(isThaiId);
    expectToStandAnyText(isMacaoId);
  });
});
