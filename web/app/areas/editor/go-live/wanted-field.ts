/** The way to a field of another tab, which stands in the state of the history: the tab may still have to load. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BasicField } from './go-live-flow.ts';

type WantedField = { field: BasicField };

/** The state of the way there. */
export function wantedField(field: BasicField): WantedField {
  return { field };
}

/** Goes to the field each time that somebody is sent to it; for what holds the fields. */
export function useWantedField(): void {
  const { key, state } = useLocation();
  const field = (state as Partial<WantedField> | null)?.field;
  useEffect(() => {
    if (field === undefined) return;
    const control = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [key, field]);
}
