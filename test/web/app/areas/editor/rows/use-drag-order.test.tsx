// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { moveItem } from '../../../../../../web/app/areas/editor/rows/list-items.ts';
import { rowsOf } from '../../../../../../web/app/areas/editor/rows/rows-of.ts';
import { useDragOrder } from '../../../../../../web/app/areas/editor/rows/use-drag-order.ts';

const ROW_HEIGHT = 100;

/** Rows of 100 px, the first at the top of the window. */
function List(): ReactNode {
  const [items, setItems] = useState(['A', 'B', 'C'].map((id) => ({ id })));
  const box = useRef<HTMLDivElement>(null);
  const rows = (): HTMLElement[] =>
    rowsOf(box.current).map((row, place) => {
      row.getBoundingClientRect = () => new DOMRect(0, place * ROW_HEIGHT, 300, ROW_HEIGHT);
      return row;
    });
  const { draggedId, handleProps } = useDragOrder(rows, (id, to) => setItems((now) => moveItem(now, id, to)));
  return (
    <div ref={box}>
      <ul>
        {items.map(({ id }) => (
          <li key={id} data-dragged={draggedId === id}>
            <span {...handleProps(id)}>{id}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const order = (): string =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('');

/** Presses a handle and moves the pointer over the window, as browsers report it once the row itself has moved. */
function drag(id: string, ...heights: number[]): void {
  fireEvent.pointerDown(screen.getByText(id), { button: 0, pointerId: 1 });
  for (const clientY of heights) act(() => void fireEvent.pointerMove(window, { pointerId: 1, clientY }));
}

afterEach(cleanup);

describe('dragging a row by its handle', () => {
  it('takes it past several rows in one go, down and up', () => {
    render(<List />);
    drag('A', 160, 260, 290);
    expect(order()).toBe('BCA');
    fireEvent.pointerUp(window, { pointerId: 1 });
    drag('A', 140, 20);
    expect(order()).toBe('ABC');
  });

  it('ends when the pointer is lifted', () => {
    render(<List />);
    drag('A', 160);
    fireEvent.pointerUp(window, { pointerId: 1 });
    act(() => void fireEvent.pointerMove(window, { pointerId: 1, clientY: 290 }));
    expect([order(), document.querySelector('[data-dragged=true]')]).toEqual(['BAC', null]);
  });

  it('follows the finger that began it and no other', () => {
    render(<List />);
    drag('A');
    act(() => void fireEvent.pointerMove(window, { pointerId: 2, clientY: 290 }));
    expect(order()).toBe('ABC');
  });
});
