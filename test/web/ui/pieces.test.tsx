// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../../web/app/i18n.ts';
import { Button } from '../../../web/ui/button.tsx';
import { CodeInput } from '../../../web/ui/code-input.tsx';
import { ConfirmDialog } from '../../../web/ui/confirm-dialog.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { PasswordField } from '../../../web/ui/password-field.tsx';
import { PhonePicture } from '../../../web/ui/phone-picture.tsx';
import { RichText } from '../../../web/ui/rich-text.tsx';
import { SaveState } from '../../../web/ui/save-state.tsx';
import { Segmented } from '../../../web/ui/segmented.tsx';
import { TextField } from '../../../web/ui/text-field.tsx';
import { dismissToast, readToasts, showToast } from '../../../web/ui/toast.ts';
import { Toaster } from '../../../web/ui/toaster.tsx';

beforeEach(async () => {
  await startTexts('en_us', ['password']);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of readToasts()) dismissToast(id);
});

function show(piece: ReactNode): void {
  render(<MemoryRouter>{piece}</MemoryRouter>);
}

describe('a button that is busy', () => {
  it('ignores presses and keeps the focus', async () => {
    const press = vi.fn();
    show(
      <Button isBusy onClick={press}>
        Save
      </Button>,
    );

    await userEvent.click(screen.getByRole('button', { name: /Save/ }));

    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Save/ }));
  });
});

describe('a field', () => {
  it('is tied to its help and to its error', () => {
    show(<TextField label="E-mail" help="For the code." error="Please enter your email" value="" onChange={vi.fn()} />);

    const field = screen.getByLabelText('E-mail');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];

    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For the code.',
      'Please enter your email',
    ]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('for a password shows what was typed when asked', async () => {
    show(<PasswordField label="Password" autoComplete="current-password" value="secret" onChange={vi.fn()} />);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});

describe('the code field', () => {
  function Code({ onComplete }: { onComplete: (code: string) => void }): ReactNode {
    const [code, setCode] = useState('');
    return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
  }

  it.each([
    ['481920', '481920'],
    ['481 920', '481920'],
    ['٤٨١٩٢٠', '481920'],
    ['4819201', '481920'],
  ])('takes %s as %s', async (pasted, code) => {
    const done = vi.fn();
    show(<Code onComplete={done} />);
    await userEvent.click(screen.getByLabelText('Code'));

    await userEvent.paste(pasted);

    expect(done).toHaveBeenCalledExactlyOnceWith(code);
  });

  it('is one field that phones fill from their messages', () => {
    show(<Code onComplete={vi.fn()} />);

    const field = screen.getByLabelText('Code');

    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
  });
});

describe('the saved state', () => {
  it('is told in words that age', () => {
    vi.useFakeTimers();
    show(<SaveState status="saved" savedAt={new Date(Date.now() - 2_000)} />);
    expect(screen.getByText('Saved 2 s ago')).toBeDefined();

    act(() => vi.advanceTimersByTime(63_000));

    expect(screen.getByText('Saved 1 min ago')).toBeDefined();
  });

  it.each([
    ['unsaved', 'Not saved yet'],
    ['saving', 'Saving…'],
    ['failed', 'Not saved'],
  ] as const)('%s is "%s"', (status, words) => {
    show(<SaveState status={status} />);

    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('copying', () => {
  it('puts the text on the clipboard and says "successfully copied"', async () => {
    const person = userEvent.setup();
    show(
      <>
        <CopyButton text="https://example.com/mara" label="Copy link" />
        <Toaster />
      </>,
    );

    await person.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await navigator.clipboard.readText()).toBe('https://example.com/mara');
    await screen.findByText('successfully copied');
  });
});

describe('toasts', () => {
  it('go by themselves, and the same words are not said twice at once', () => {
    vi.useFakeTimers();
    show(<Toaster />);

    act(() => showToast({ text: 'successfully saved', tone: 'good' }));
    act(() => showToast({ text: 'successfully saved', tone: 'good' }));
    expect(screen.getAllByText('successfully saved')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(10_000));

    expect(screen.queryByText('successfully saved')).toBeNull();
  });

  it('can be acted on for ten seconds, the newest alone', () => {
    vi.useFakeTimers();
    const [first, second] = [vi.fn(), vi.fn()];
    show(<Toaster />);
    act(() => showToast({ text: 'Removed', action: { label: 'Undo', onPress: first } }));
    act(() => showToast({ text: 'Removed', action: { label: 'Undo', onPress: second } }));

    act(() => vi.advanceTimersByTime(9_900));
    act(() => screen.getByRole('button', { name: 'Undo' }).click());

    expect([first, second].map((press) => press.mock.calls.length)).toEqual([0, 1]);
    expect(screen.queryByText('Removed')).toBeNull();
  });
});

describe('a question before something is done', () => {
  it('is answered no by Escape', () => {
    const cancel = vi.fn();
    show(
      <ConfirmDialog
        isOpen
        title="Delete?"
        text="It is gone then."
        confirmLabel="Delete"
        onConfirm={vi.fn()}
        onCancel={cancel}
      />,
    );

    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));

    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('choices side by side', () => {
  it('are radio buttons of one group', async () => {
    const choose = vi.fn();
    const options = [
      { value: 'newest', label: 'Newest' },
      { value: 'oldest', label: 'Oldest' },
    ] as const;
    show(<Segmented label="Order" value="newest" options={options} onChange={choose} />);

    await userEvent.click(screen.getByRole('radio', { name: 'Oldest' }));

    expect(screen.getByRole('group', { name: 'Order' })).toBeDefined();
    expect(choose).toHaveBeenCalledExactlyOnceWith('oldest');
  });
});

describe('a text with parts', () => {
  it('draws each part where the language has it, and unknown ones as words', () => {
    show(<RichText text="Read <a>this</a> and <b>that</b>." parts={{ a: (words) => <em>{words}</em> }} />);

    expect(document.body.innerHTML).toContain('Read <em>this</em> and that.');
  });
});

describe('the picture of a page', () => {
  it.each([
    ['Mara Lindqvist', 'ML'],
    ['Ana María de la Cruz', 'AC'],
    ['陳曉彤', '陳'],
    ['', ''],
  ])('has the initials of %j', (name, initials) => {
    const words = { title: 't', about: 'a', button: 'b', question: 'q', answer: 'w', source: 's' };
    const { container } = render(<PhonePicture name={name} {...words} />);

    expect(container.textContent.replaceAll('\u200C', '').startsWith(`${initials}${name}t`)).toBe(true);
  });
});
