/** Reordering by a handle: pointer of any kind, without a library. The list changes while the pointer moves. */
import { useEffect, useRef, useState, type PointerEvent as HandleEvent } from 'react';

export type DragOrder = {
  /** The row that is being moved. */
  draggedId: string | null;
  /** For the handle of a row. */
  handleProps: (id: string) => { onPointerDown: (event: HandleEvent<HTMLElement>) => void };
};

type Drag = { id: string; pointerId: number; place: number };

/**
 * @param rows gives the rows' elements in their order
 * @param onMove puts a row at a place
 */
export function useDragOrder(rows: () => HTMLElement[], onMove: (id: string, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const list = useRef({ rows, onMove });
  useEffect(() => {
    list.current = { rows, onMove };
  });
  useEffect(() => {
    if (drag === null) return;
    return followPointer(
      drag,
      () => list.current.rows(),
      (to) => list.current.onMove(drag.id, to),
      () => setDrag(null),
    );
  }, [drag]);
  return {
    draggedId: drag?.id ?? null,
    handleProps: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        const handle = event.currentTarget;
        setDrag({ id, pointerId: event.pointerId, place: rows().findIndex((row) => row.contains(handle)) });
      },
    }),
  };
}

/**
 * Until the pointer is lifted; gives what ends it sooner. The window is listened to, as a handle loses a captured pointer
 * when its row is moved in the document.
 */
function followPointer(
  { pointerId, place: start }: Drag,
  rows: () => HTMLElement[],
  onMove: (to: number) => void,
  onEnd: () => void,
): () => void {
  let place = start;
  const listening = new AbortController();
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void): void => {
    const ofThisPointer = (event: PointerEvent): void => void (event.pointerId === pointerId && act(event));
    window.addEventListener(type, ofThisPointer, { signal: listening.signal });
  };
  listen('pointermove', ({ clientY }) => {
    const to = placeUnder(clientY, rows(), place);
    if (to === place) return;
    place = to;
    onMove(to);
  });
  listen('pointerup', onEnd);
  listen('pointercancel', onEnd);
  return () => listening.abort();
}

/** A row gives way once the pointer has passed its middle. */
function placeUnder(y: number, rows: HTMLElement[], from: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return Math.max(0, Math.min(rows.length - 1, above));
}
