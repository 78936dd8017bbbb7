/**
 * Outline icons: 24 units, 1.5 px lines, drawn for this product. Each is decoration; the label speaks. Here stand those that
 * the first screens show; area-icons.tsx has the others, which come with the areas.
 */
import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement> & {
  /** Width and height in px. */
  size?: number;
};

export type Icon = (props: IconProps) => ReactNode;

/** An icon from the `d` of its lines. */
export function outline(lines: string): Icon {
  return function OutlineIcon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={(1.5 * 24) / Math.max(size, 18)}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={lines} />
      </svg>
    );
  };
}

export const ProfileIcon = outline(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const DocumentIcon = outline('M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5M9 12.5h6M9 16h6');
export const CheckIcon = outline('m5 12.5 4.5 4.5L19 7.5');
export const CopyIcon = outline('M9 9h10.5v10.5H9V9ZM15 5.5V4.5H4.5V15h1');
export const EyeIcon = outline(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = outline(
  'm4 4 16 16M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.5 3.3M6.5 7.6A15 15 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10a3 3 0 0 0 4 4.2',
);
export const ChevronDownIcon = outline('m6.5 9.5 5.5 5.5 5.5-5.5');
export const WarningIcon = outline('M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17h.01');
export const InfoIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01');
export const OfflineIcon = outline(
  'm4 4 16 16M5 11a11 11 0 0 1 3.5-2.3M2 7.8a15 15 0 0 1 4-2.4M12 7.5c2.7 0 5.1 1 7 2.7M10.5 4.6c4.3-.4 8.5 1 11.5 3.7M8.5 14.5a6 6 0 0 1 4.5-1.3M12 18.5h.01',
);
export const LinkIcon = outline(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
);
export const ShareIcon = outline('M12 15V4.5M8 8l4-4 4 4M6 12H4.5v7.5h15V12H18');
export const PhoneIcon = outline(
  'M8.5 4.5 10 8.8 8.3 10.3a11.5 11.5 0 0 0 5.4 5.4l1.5-1.7 4.3 1.5v3.3c0 .6-.5 1.1-1.1 1C11 19.2 4.8 13 4.2 5.6c0-.6.4-1.1 1-1.1h3.3Z',
);
export const MailIcon = outline('M3.5 6h17v12.5h-17V6ZM4 6.5l8 6.5 8-6.5');
export const GlobeIcon = outline(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5S9.7 5.9 12 3.5Z',
);
export const ClockIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2');
export const KeyIcon = outline('M8 16a4 4 0 1 1 3.7-5.5H20.5v3.5h-2.5v2.5h-3V14h-3.3A4 4 0 0 1 8 16ZM7.5 12h.01');
