// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../web/app/errors/error-boundary.tsx';
import { startTexts } from '../../../web/app/i18n.ts';
import { ApiError } from '../../../web/lib/api/api-error.ts';
import { ChunkLoadError } from '../../../web/lib/load-chunk.ts';

beforeEach(async () => {
  await startTexts('en_us');
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

function showBroken(error: Error): void {
  const Broken = (): never => {
    throw error;
  };
  render(
    <MemoryRouter>
      <ErrorBoundary screen="/app">
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  );
}

describe('a screen that breaks', () => {
  it('says why in words and shows the id of the request to copy', () => {
    showBroken(new ApiError({ code: 'internal', status: 500, message: 'x', requestId: 'request-7' }));

    expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeDefined();
    expect(screen.getByText('request-7')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
  });

  it("shows the server's own words for a code that this build does not know", () => {
    showBroken(new ApiError({ code: 'brand_new' as 'internal', status: 400, message: 'Words of tomorrow.' }));

    expect(screen.getByText('Words of tomorrow.')).toBeDefined();
  });

  it('names a chunk that did not load and offers to load the page again', () => {
    showBroken(new ChunkLoadError(new Error('timeout')));

    expect(screen.getByText('This part did not load')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
  });

  it('names texts that did not load in the same way, instead of showing their keys', () => {
    render(
      <ErrorBoundary screen="/app">
        <p>editor:title</p>
      </ErrorBoundary>,
    );
    act(() => i18next.emit('failedLoading', 'en_us', 'editor', new ChunkLoadError(new Error('timeout'))));

    expect(screen.getByText('This part did not load')).toBeDefined();
    expect(screen.queryByText('editor:title')).toBeNull();
  });
});
