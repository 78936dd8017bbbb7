import { describe, expect, test } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';
import { errorAnswer, refreshAnswer, successAnswer } from '../../../functions/kit/envelope.ts';
import { errorCatalogue, type ErrorCode } from '../../../shared/calls/errors.ts';
import { registry } from '../../../shared/calls/registry.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

describe('the envelope', () => {
  test.each(codes)('of %s says the same in body and HTTP, with code, words and request id, and never 201', (code) => {
    const answer = errorAnswer(new AppError(code, { reason: 'why' }), 'request-1');
    const body = JSON.parse(answer.body) as Record<string, unknown>;

    expect(answer.statusCode).toBe(errorCatalogue[code].http);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ status: errorCatalogue[code].status, data: null, code, requestId: 'request-1' });
    expect(String(body['message'])).not.toMatch(/[{}]/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(registry.map((contract) => [contract.name, contract] as const))('of %s answers 200', (_, contract) => {
    const answer = successAnswer(contract, { a: 1 });
    const payload = contract.group === 'session' ? { result: { a: 1 } } : { data: { a: 1 } };

    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ status: 200, ...payload, message: 'success' });
  });

  test('answers HTTP 201 with data null for "refresh the token" alone', () => {
    const answer = refreshAnswer();

    expect(answer.statusCode).toBe(201);
    expect(JSON.parse(answer.body)).toEqual({ status: 201, data: null, message: 'Refresh the token.' });
  });

  test('says in a header when to try again', () => {
    const answer = errorAnswer(new AppError('too_many_requests', { retryAfterSeconds: 60 }), '');

    expect(answer.headers['retry-after']).toBe('60');
    expect(errorAnswer(new AppError('not_found'), '').headers).not.toHaveProperty('retry-after');
  });

  test('keeps what was meant for the log to itself', () => {
    const answer = errorAnswer(new AppError('unavailable', {}, 'secret arn:aws:…:signing'), '');

    expect(answer.body).not.toContain('arn:aws');
  });
});
