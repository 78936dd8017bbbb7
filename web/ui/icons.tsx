/** The outline icons of the app: 24 units, 1.5 px lines, drawn for this product. Each is decoration; the label speaks. */
import type { ReactNode, SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement> & {
  /** Width and height in px. */
  size?: number;
};

export type Icon = (props: IconProps) => ReactNode;

/** An icon from the `d` of its lines. */
function outline(lines: string): Icon {
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
export const DesignIcon = outline(
  'M12 3.5a8.5 8.5 0 1 0 0 17c1.3 0 1.9-.9 1.9-1.8 0-1.4-1-1.8-1-3 0-1 .8-1.7 1.9-1.7h2.2c2 0 3.5-1.5 3.5-3.6C20.5 6.4 16.7 3.5 12 3.5ZM7.5 12.5h.01M8.8 8.3h.01M13 7h.01M16.6 9.3h.01',
);
export const PageSettingsIcon = outline('M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9M15.5 5v5M8.5 14v5');
export const AssistantIcon = outline(
  'M20 11.5a7.5 7.5 0 0 1-7.5 7.5H5l1.7-2.6A7.5 7.5 0 1 1 20 11.5ZM12.5 8l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9.9-2.6Z',
);
export const HistoryIcon = outline('M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3v-10ZM8.5 9h7M8.5 12h4.5');
export const LeadsIcon = outline(
  'M4 13.5 6.3 5.5h11.4L20 13.5v5H4v-5ZM4 13.5h4.5c.3 1.7 1.7 2.8 3.5 2.8s3.2-1.1 3.5-2.8H20',
);
export const AnalyticsIcon = outline('M4 20h16M6.5 16.5v-4M12 16.5V5M17.5 16.5v-8');
export const DocumentChatIcon = outline('M6 3.5h8l4.5 4.5v5M14 3.5V8h4.5M6 3.5v17h4M13 14.5h7.5v4H17l-2 2v-2h-2v-4Z');
export const DocumentIcon = outline('M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5M9 12.5h6M9 16h6');
export const SettingsIcon = outline(
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM19 12c0-.5 0-.9-.1-1.3l1.7-1.3-1.7-3-2 .8a7 7 0 0 0-2.3-1.3L14.2 3.7h-3.5l-.4 2.2A7 7 0 0 0 8 7.2l-2-.8-1.7 3L6 10.7a7 7 0 0 0 0 2.6l-1.7 1.3 1.7 3 2-.8a7 7 0 0 0 2.3 1.3l.4 2.2h3.5l.4-2.2a7 7 0 0 0 2.3-1.3l2 .8 1.7-3-1.7-1.3c.1-.4.1-.8.1-1.3Z',
);
export const PlanIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 16V8.5M8.8 11.5 12 8.3l3.2 3.2');
export const SignOutIcon = outline('M10 4.5H5.5v15H10M15 8l4 4-4 4M19 12H9.5');
export const MoreIcon = outline(
  'M5 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M17.6 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
);
export const LearningIcon = outline(
  'M12 5.5 21.5 10 12 14.5 2.5 10 12 5.5ZM6.5 12v4.5c1.5 1.3 3.4 2 5.5 2s4-.7 5.5-2V12M21.5 10v5',
);
export const CheckIcon = outline('m5 12.5 4.5 4.5L19 7.5');
export const CopyIcon = outline('M9 9h10.5v10.5H9V9ZM15 5.5V4.5H4.5V15h1');
export const CloseIcon = outline('m6 6 12 12M18 6 6 18');
export const EyeIcon = outline(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = outline(
  'm4 4 16 16M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.5 3.3M6.5 7.6A15 15 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10a3 3 0 0 0 4 4.2',
);
export const ChevronDownIcon = outline('m6.5 9.5 5.5 5.5 5.5-5.5');
export const ChevronIcon = outline('m9.5 6.5 5.5 5.5-5.5 5.5');
export const BackIcon = outline('M19 12H5M11 6l-6 6 6 6');
export const SearchIcon = outline('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20');
export const WarningIcon = outline('M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17h.01');
export const InfoIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01');
export const OfflineIcon = outline(
  'm4 4 16 16M5 11a11 11 0 0 1 3.5-2.3M2 7.8a15 15 0 0 1 4-2.4M12 7.5c2.7 0 5.1 1 7 2.7M10.5 4.6c4.3-.4 8.5 1 11.5 3.7M8.5 14.5a6 6 0 0 1 4.5-1.3M12 18.5h.01',
);
export const PlusIcon = outline('M12 5v14M5 12h14');
export const TrashIcon = outline('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5');
export const LinkIcon = outline(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
);
export const ShareIcon = outline('M12 15V4.5M8 8l4-4 4 4M6 12H4.5v7.5h15V12H18');
export const ExternalIcon = outline('M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10');
export const PhoneIcon = outline(
  'M8.5 4.5 10 8.8 8.3 10.3a11.5 11.5 0 0 0 5.4 5.4l1.5-1.7 4.3 1.5v3.3c0 .6-.5 1.1-1.1 1C11 19.2 4.8 13 4.2 5.6c0-.6.4-1.1 1-1.1h3.3Z',
);
export const MailIcon = outline('M3.5 6h17v12.5h-17V6ZM4 6.5l8 6.5 8-6.5');
export const GlobeIcon = outline(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5S9.7 5.9 12 3.5Z',
);
export const LockIcon = outline('M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const RefreshIcon = outline('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
export const ImageIcon = outline('M4 5h16v14H4V5ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01');
export const EditIcon = outline('m5 19 .8-3.7L16.5 4.6l2.9 2.9L8.7 18.2 5 19ZM14 7l3 3');
export const SendIcon = outline('M4.5 12 20 4.5l-4.5 15-3.8-6-7.2-1.5ZM11.7 13.5l3-3.2');
export const ClockIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2');
export const DownloadIcon = outline('M12 4.5V15M8 11l4 4 4-4M4.5 16.5v3h15v-3');
export const EraseIcon = outline('M8.5 5.5H20v13H8.5L3.5 12l5-6.5ZM11.5 9.5l5 5M16.5 9.5l-5 5');
export const BiometricIcon = outline(
  'M5 10.5a7 7 0 0 1 12.2-4.7M19 10.5v2M8 19.5c-1-2-1.5-4.5-1.5-7a5.5 5.5 0 0 1 11 0c0 1.5.2 3 .5 4.5M12 20.5c-1.3-2.3-2-5-2-8a2 2 0 0 1 4 0c0 2.5.5 5 1.5 7',
);
export const KeyIcon = outline('M8 16a4 4 0 1 1 3.7-5.5H20.5v3.5h-2.5v2.5h-3V14h-3.3A4 4 0 0 1 8 16ZM7.5 12h.01');
export const ComputerIcon = outline('M4.5 5.5h15v10h-15v-10ZM2.5 18.5h19');
export const MobileIcon = outline('M7.5 3.5h9v17h-9v-17ZM11 17.5h2');
export const BuildingIcon = outline(
  'M5.5 20.5v-16h8v16M13.5 9.5h5v11M3.5 20.5h17M8.5 8.5h2M8.5 12h2M8.5 15.5h2M16 13h.01M16 16.5h.01',
);
