// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WordingAnswer } from '../../../../../../shared/insurance/wording-answer.ts';
import { startTexts } from '../../../../../../web/app/i18n.ts';
import { callApi } from '../../../../../../web/lib/api/call.ts';
import { PolicyAsk } from '../../../../../../web/portal/areas/policies/ask/policy-ask.tsx';

vi.mock(import('../../../../../../web/lib/api/call.ts'), async (original) => ({
  ...(await original()),
  callApi: vi.fn(),
}));

const policyId = 'A'.repeat(22);

const source = (number: number, page: number, section: string) => ({ number, page, section, quote: section });

const answer: WordingAnswer = {
  kind: 'answered',
  language: 'en_us',
  exclusions: [{ text: 'Skiing without the option.', citations: [source(1, 4, '7 What is not covered')] }],
  sentences: [{ text: 'Skiing on marked runs is insured.', citations: [source(2, 3, '6 Options')] }],
  figures: [{ benefit: 'winterSports', name: 'Winter sports', kind: 'not-covered', amount: null }],
};

function answersWith(said: WordingAnswer): void {
  vi.mocked(callApi).mockImplementation((async (name: string) =>
    name === 'askPolicy' ? said : { url: 'https://files.example/w.pdf', fileName: 'w.pdf' }) as typeof callApi);
}

beforeEach(async () => {
  await startTexts('en_us');
});
afterEach(() => {
  cleanup();
  vi.mocked(callApi).mockReset();
});

async function ask(press: string | RegExp = 'Is skiing covered?'): Promise<void> {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <PolicyAsk policyId={policyId} line="travel" agent={<a href="tel:+46701234567">Call Jonas</a>} />
      </MemoryRouter>
    </SWRConfig>,
  );
  await userEvent.click(await screen.findByRole('button', { name: press }));
}

describe('a question to a policy', () => {
  it('is answered with what is not covered first, each source opening its page, and the agent one tap away', async () => {
    answersWith(answer);
    await ask();

    const exclusions = await screen.findByRole('region', { name: 'Not covered: read this first' });
    const said = screen.getByText('Skiing on marked runs is insured.');
    expect(exclusions.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const chip = await within(exclusions).findByRole('link', { name: /^Source 1: page 4/ });
    await vi.waitFor(() => expect(chip.getAttribute('href')).toBe('https://files.example/w.pdf#page=4'));
    expect(screen.getByText('Not covered')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call Jonas' })).toBeTruthy();
    expect(vi.mocked(callApi).mock.calls[0]?.slice(0, 2)).toEqual([
      'askPolicy',
      { policyId, question: 'Is skiing covered?' },
    ]);
  });

  it('that the wording is silent about says so', async () => {
    answersWith({ ...answer, kind: 'not_said', exclusions: [], sentences: [], figures: [] });
    await ask();

    expect(await screen.findByText('Your wording says nothing about this.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Source/ })).toBeNull();
  });
});
