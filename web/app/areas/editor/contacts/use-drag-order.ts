/** Reordering by a handle: pointer of any kind, without a library. The list changes while the pointer moves. */
import { useRef, useState, type PointerEvent } from 'react';

export type DragOrder = {
  /** The row that is being moved. */
  draggedId: string | null;
  /** For the handle of a row. */
  handleProps: (id: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

/**
 * @param rows gives the rows' elements in their order
 * @param onMove puts a row at a place
 */
export function useDragOrder(rows: () => HTMLElement[], onMove: (id: string, to: number) => void): DragOrder {
  const [draggedId, setDragged] = useState<string | null>(null);
  const place = useRef(-1);
  const stop = (): void => setDragged(null);
  return {
    draggedId,
    handleProps: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        place.current = rows().findIndex((row) => row.contains(event.currentTarget));
        setDragged(id);
      },
      onPointerMove(event) {
        if (draggedId !== id) return;
        const to = placeUnder(event.clientY, rows(), place.current);
        if (to === place.current) return;
        place.current = to;
        onMove(id, to);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  };
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
