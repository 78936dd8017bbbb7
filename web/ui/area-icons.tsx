/** The outline icons that areas show and the first screens do not (icons.tsx). */
import { outline } from './icons.tsx';

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
export const SettingsIcon = outline(
  'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM19 12c0-.5 0-.9-.1-1.3l1.7-1.3-1.7-3-2 .8a7 7 0 0 0-2.3-1.3L14.2 3.7h-3.5l-.4 2.2A7 7 0 0 0 8 7.2l-2-.8-1.7 3L6 10.7a7 7 0 0 0 0 2.6l-1.7 1.3 1.7 3 2-.8a7 7 0 0 0 2.3 1.3l.4 2.2h3.5l.4-2.2a7 7 0 0 0 2.3-1.3l2 .8 1.7-3-1.7-1.3c.1-.4.1-.8.1-1.3Z',
);
export const PlanIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 16V8.5M8.8 11.5 12 8.3l3.2 3.2');
export const HelpIcon = outline(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.7c.1-1.5 1.2-2.3 2.6-2.3 1.5 0 2.5.9 2.5 2.2 0 1.8-2.5 2-2.5 4M12 16.6h.01',
);
export const SignOutIcon = outline('M10 4.5H5.5v15H10M15 8l4 4-4 4M19 12H9.5');
export const MoreIcon = outline(
  'M5 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M17.6 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
);
export const InsuranceIcon = outline('M12 3.5v1.5M3.5 13a8.5 8 0 0 1 17 0h-17ZM12 13v5.5a2 2 0 0 1-4 0');
export const LearningIcon = outline(
  'M12 5.5 21.5 10 12 14.5 2.5 10 12 5.5ZM6.5 12v4.5c1.5 1.3 3.4 2 5.5 2s4-.7 5.5-2V12M21.5 10v5',
);
export const CloseIcon = outline('m6 6 12 12M18 6 6 18');
export const ChevronIcon = outline('m9.5 6.5 5.5 5.5-5.5 5.5');
export const BackIcon = outline('M19 12H5M11 6l-6 6 6 6');
export const SearchIcon = outline('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20');
export const PlusIcon = outline('M12 5v14M5 12h14');
export const TrashIcon = outline('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5');
export const ExternalIcon = outline('M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10');
export const LockIcon = outline('M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const RefreshIcon = outline('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
export const ImageIcon = outline('M4 5h16v14H4V5ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01');
export const EditIcon = outline('m5 19 .8-3.7L16.5 4.6l2.9 2.9L8.7 18.2 5 19ZM14 7l3 3');
export const SendIcon = outline('M4.5 12 20 4.5l-4.5 15-3.8-6-7.2-1.5ZM11.7 13.5l3-3.2');
export const DownloadIcon = outline('M12 4.5V15M8 11l4 4 4-4M4.5 16.5v3h15v-3');
export const EraseIcon = outline('M8.5 5.5H20v13H8.5L3.5 12l5-6.5ZM11.5 9.5l5 5M16.5 9.5l-5 5');
export const BiometricIcon = outline(
  'M5 10.5a7 7 0 0 1 12.2-4.7M19 10.5v2M8 19.5c-1-2-1.5-4.5-1.5-7a5.5 5.5 0 0 1 11 0c0 1.5.2 3 .5 4.5M12 20.5c-1.3-2.3-2-5-2-8a2 2 0 0 1 4 0c0 2.5.5 5 1.5 7',
);
export const ComputerIcon = outline('M4.5 5.5h15v10h-15v-10ZM2.5 18.5h19');
export const MobileIcon = outline('M7.5 3.5h9v17h-9v-17ZM11 17.5h2');
export const BuildingIcon = outline(
  'M5.5 20.5v-16h8v16M13.5 9.5h5v11M3.5 20.5h17M8.5 8.5h2M8.5 12h2M8.5 15.5h2M16 13h.01M16 16.5h.01',
);
export const CalendarIcon = outline('M4.5 6.5h15v13h-15v-13ZM4.5 10.5h15M8.5 4v4M15.5 4v4M12 13.5v3M10.5 15h3');
export const CancelIcon = outline('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM6 6l12 12');
export const ClaimIcon = outline('M12 4.5a8 8 0 0 1 8 8H4a8 8 0 0 1 8-8ZM12 3v1.5M12 12.5v5.5a2 2 0 0 0 4 0');
export const ArchiveIcon = outline('M4.5 8.5v11h15v-11M3.5 4.5h17v4h-17v-4ZM12 11.5v5M9.8 14.5 12 16.7l2.2-2.2');
