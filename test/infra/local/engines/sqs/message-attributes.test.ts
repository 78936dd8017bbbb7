import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { md5OfAttributes } from '../../../../../infra/local/engines/sqs/message-attributes.ts';

test('the digest covers name, type, transport and value in order of the names', () => {
  const attributes = {
    b: { DataType: 'Binary', BinaryValue: 'AQI=' },
    a: { DataType: 'Number', StringValue: '7' },
  };

  const bytes =
    '\0\0\0\x01a' +
    '\0\0\0\x06Number' +
    '\x01' +
    '\0\0\0\x017' +
    '\0\0\0\x01b' +
    '\0\0\0\x06Binary' +
    '\x02' +
    '\0\0\0\x02\x01\x02';
  expect(md5OfAttributes(attributes)).toBe(createHash('md5').update(bytes, 'latin1').digest('hex'));
});

test('there is no digest of no attributes', () => {
  expect(md5OfAttributes({})).toBeUndefined();
});
