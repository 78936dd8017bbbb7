/** Icons that only the editor needs, on the grid and in the line of `web/ui/icons.tsx`. */
import type { ReactNode } from 'react';

type EditorIcon = (props: { size?: number }) => ReactNode;

function outline(lines: string): EditorIcon {
  return function OutlineIcon({ size = 20 }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={lines} />
      </svg>
    );
  };
}

export const SunIcon = outline(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1',
);
export const MoonIcon = outline('M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z');
export const HandleIcon = outline('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');
export const UpIcon = outline('m6 15 6-6 6 6');
export const DownIcon = outline('m6 9 6 6 6-6');
export const StarIcon = outline('m12 4 2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.7-5 2.7 1.1-5.500L4 9.800l5.6-.7L12 4Z');
export const CameraIcon = outline(
  'M4 8.500h3.200L8.7 6h6.600l1.5 2.500H20v10H4v-10ZM12 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
);
export const DownloadIcon = outline('M12 4v11M7.5 11 12 15.5 16.5 11M5 19.500h14');
export const UndoIcon = outline('M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3');
export const RedoIcon = outline('m15.5 5 4 4-4 4M19 9h-9a5 5 0 0 0 0 10h3');
export const FilmIcon = outline('M4 5.5h16v13H4ZM10 9.2v5.6l4.8-2.8Z');
