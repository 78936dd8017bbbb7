// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../../../web/app/i18n.ts';
import { CardFields, type CardFieldsHandle } from '../../../../web/app/payment/card-fields.tsx';
import type * as StripeJsModule from '../../../../web/app/payment/stripe-js.ts';
import type { StripeAnswer, StripeJs } from '../../../../web/app/payment/stripe-js.ts';

const { load } = vi.hoisted(() => ({ load: vi.fn<(locale: string) => Promise<StripeJs>>() }));
vi.mock('../../../../web/app/payment/stripe-js.ts', async (original) => ({
  ...(await original<typeof StripeJsModule>()),
  loadStripe: load,
}));

/** Stripe.js as far as the fields use it. */
function fakeStripe(answer: StripeAnswer | Error) {
  const heard: Record<string, (event: never) => void> = {};
  const element = {
    on: (name: string, listener: (event: never) => void) => void (heard[name] = listener),
    mount: vi.fn(),
    destroy: vi.fn(),
  };
  const confirm = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const elements = vi.fn(() => ({ create: () => element, update: vi.fn() }));
  const stripe = { elements, confirmPayment: confirm, confirmSetup: confirm, handleNextAction: confirm };
  load.mockResolvedValue(stripe as unknown as StripeJs);
  return {
    element,
    elements,
    confirm,
    tell: (name: string, event: object = {}) => act(() => heard[name]?.(event as never)),
  };
}

beforeEach(async () => {
  await startTexts('en_us');
});
afterEach(() => {
  cleanup();
  load.mockReset();
});

async function show(kind: 'payment' | 'setup' = 'setup') {
  const ref = createRef<CardFieldsHandle>();
  const [onReady, onComplete] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <CardFields
      ref={ref}
      clientSecret="seti_1_secret_1"
      kind={kind}
      returnPath="/app/plan"
      onReady={onReady}
      onComplete={onComplete}
    />,
  );
  await act(async () => undefined);
  return { ref, onReady, onComplete, unmount };
}

describe('card fields', () => {
  it('are asked for with the secret, the language and our own look', async () => {
    const { elements, element } = fakeStripe({});
    await show();

    expect(load).toHaveBeenCalledWith('en-US');
    expect(elements).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'seti_1_secret_1',
        locale: 'en-US',
        appearance: expect.objectContaining({ theme: 'stripe' }),
      }),
    );
    expect(element.mount).toHaveBeenCalledOnce();
  });

  it('say when they can be typed into and when they are filled in', async () => {
    const { tell } = fakeStripe({});
    const { onReady, onComplete } = await show();
    const waiting = screen.queryByRole('status');
    tell('ready');
    tell('change', { complete: true });

    expect(waiting).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(onReady).toHaveBeenCalledOnce();
    expect(onComplete).toHaveBeenCalledWith(true);
  });

  it.each([
    [{ setupIntent: { id: 'seti_1', status: 'succeeded' } }, { errorLabel: null, setupId: 'seti_1' }],
    [{ error: { message: 'Your card was declined.' } }, { errorLabel: 'Your card was declined.', setupId: null }],
    [{ error: {} }, { errorLabel: '', setupId: null }],
    [new Error('offline'), { errorLabel: '', setupId: null }],
  ])('give what became of it: %j', async (answer, outcome) => {
    const { confirm } = fakeStripe(answer);
    const { ref } = await show();

    expect(await ref.current?.confirm('Mara Lindqvist')).toEqual(outcome);
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        redirect: 'if_required',
        confirmParams: expect.objectContaining({
          payment_method_data: { billing_details: { name: 'Mara Lindqvist' } },
        }),
      }),
    );
  });

  it('of a payment give no set-up', async () => {
    fakeStripe({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    const { ref } = await show('payment');

    expect(await ref.current?.confirm()).toEqual({ errorLabel: null, setupId: null });
  });

  it('that do not come can be asked for again', async () => {
    load.mockRejectedValueOnce(new Error('blocked'));
    await show();
    const { element } = fakeStripe({});
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(element.mount).toHaveBeenCalledOnce());
  });

  it('leave nothing behind', async () => {
    const { element } = fakeStripe({});
    const { unmount } = await show();
    unmount();

    expect(element.destroy).toHaveBeenCalledOnce();
  });
});
