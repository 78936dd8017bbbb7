/** Makes what stands in a scrolling stage larger and smaller: by buttons, keys, and two fingers. */
const LEAST = 1;
const MOST = 4;

export type Zoom = { by: (factor: number) => void; reset: () => void };

/** What is in the middle stays in the middle. */
export function makeZoom(stage: HTMLElement): Zoom {
  let scale = LEAST;
  const fingers = new Map<number, { x: number; y: number }>();
  let pinched: { distance: number; scale: number } | null = null;

  const set = (wanted: number): void => {
    const before = scale;
    scale = Math.min(Math.max(wanted, LEAST), MOST);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = stage;
    stage.style.setProperty('--zoom', `${scale}`);
    const grown = scale / before;
    stage.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
    stage.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
  };
  const distance = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  stage.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    fingers.set(pointerId, { x, y });
    if (fingers.size === 2) pinched = { distance: distance(), scale };
  });
  stage.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (!fingers.has(pointerId)) return;
    fingers.set(pointerId, { x, y });
    if (pinched !== null && fingers.size === 2) set((pinched.scale * distance()) / pinched.distance);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    stage.addEventListener(end, ({ pointerId }) => {
      fingers.delete(pointerId);
      pinched = null;
    });
  }
  return { by: (factor) => set(scale * factor), reset: () => set(LEAST) };
}
