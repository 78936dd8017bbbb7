import { describe, expect, test } from 'vitest';
import { issueAppId, SESSION_MS, verifyAppId } from '../../../../functions/kit/signing/app-id.ts';
import { renew, type Generation, type KeyMaterial } from '../../../../functions/kit/signing/key-material.ts';

const NOW = Date.UTC(2026, 2, 10);
const HOUR = 3_600_000;
const first = renew(null, NOW - 10 * HOUR);
const material = renew(first, NOW);
const [newest, before] = material.generations as [Generation, Generation];

describe('application ids', () => {
  test('are accepted for three hours and not a millisecond longer', () => {
    const appId = issueAppId(newest, NOW);

    expect(verifyAppId(appId, material, NOW)?.kid).toBe(newest.kid);
    expect(verifyAppId(appId, material, NOW + SESSION_MS)?.kid).toBe(newest.kid);
    expect(verifyAppId(appId, material, NOW + SESSION_MS + 1)).toBeNull();
  });

  test('from the future are refused, a minute of skew between our machines aside', () => {
    expect(verifyAppId(issueAppId(newest, NOW + 60_000), material, NOW)).not.toBeNull();
    expect(verifyAppId(issueAppId(newest, NOW + 60_001), material, NOW)).toBeNull();
  });

  test('never repeat', () => {
    const ids = Array.from({ length: 500 }, () => issueAppId(newest, NOW));

    expect(new Set(ids).size).toBe(500);
  });

  test('of a generation that was renewed stay good for four hours', () => {
    const issued = NOW + 2 * HOUR;

    expect(before.retiresAt).toBe(NOW + 4 * HOUR);
    expect(verifyAppId(issueAppId(before, issued), material, issued)?.kid).toBe(before.kid);
    expect(verifyAppId(issueAppId(before, issued), material, NOW + 4 * HOUR)).toBeNull();
  });

  test('of a generation below minKid are refused at once', () => {
    const braked: KeyMaterial = { ...material, minKid: newest.kid };

    expect(verifyAppId(issueAppId(before, NOW), braked, NOW)).toBeNull();
    expect(verifyAppId(issueAppId(newest, NOW), braked, NOW)).not.toBeNull();
  });

  test('with any bit changed are refused', () => {
    const bytes = Buffer.from(issueAppId(newest, NOW), 'base64url');
    const forgeries = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return forged.toString('base64url');
    });

    expect(forgeries.filter((appId) => verifyAppId(appId, material, NOW))).toEqual([]);
  });

  test('in any other spelling are refused', () => {
    const appId = issueAppId(newest, NOW);
    const bytes = Buffer.from(appId, 'base64url');
    const spellings = [
      bytes.toString('base64'),
      bytes.toString('hex'),
      `${appId}=`,
      `${appId}A`,
      ` ${appId}`,
      `${appId}\n`,
      appId.slice(0, -1),
      appId.toUpperCase() === appId ? 'x' : appId.toUpperCase(),
      '',
      'A'.repeat(59),
    ];

    expect(spellings.filter((text) => verifyAppId(text, material, NOW))).toEqual([]);
  });

  test('signed with the key of another installation are refused', () => {
    const elsewhere = renew(null, NOW).generations[0] as Generation;

    expect(verifyAppId(issueAppId({ ...elsewhere, kid: newest.kid }, NOW), material, NOW)).toBeNull();
  });
});
