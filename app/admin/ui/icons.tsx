import type { ReactNode } from 'react';

/** Line icons in one hand: 20 × 20, the colour of the text, never read aloud. */
function icon(drawing: ReactNode) {
  return function Icon({ size = 20 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

export const PostIcon = icon(
  <>
    <rect x="3" y="3.5" width="14" height="13" rx="1.5" />
    <path d="M6 7h8M6 10h8M6 13h4" />
  </>,
);
export const PeopleIcon = icon(
  <>
    <circle cx="7.5" cy="7" r="2.8" />
    <path d="M2.5 16.5c0-2.8 2.2-4.6 5-4.6s5 1.8 5 4.6M13 4.6a2.6 2.6 0 0 1 0 4.9M14.5 12.2c1.9.5 3 2.1 3 4.3" />
  </>,
);
export const LogIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4l2.8 1.8" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="7" r="3" />
    <path d="M4 17c0-3.2 2.6-5.2 6-5.2s6 2 6 5.2" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 4 4" />
  </>,
);
export const KeyIcon = icon(
  <>
    <circle cx="7" cy="13" r="3.5" />
    <path d="m9.5 10.5 7-7M13.5 6.5l2.5 2.5M11.5 8.5l1.5 1.5" />
  </>,
);
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />);
export const DotsIcon = icon(
  <>
    <circle cx="4.5" cy="10" r=".8" fill="currentColor" />
    <circle cx="10" cy="10" r=".8" fill="currentColor" />
    <circle cx="15.5" cy="10" r=".8" fill="currentColor" />
  </>,
);
export const LeaveIcon = icon(<path d="M8 4H4.5v12H8M12 6.5l3.5 3.5-3.5 3.5M15.5 10H8" />);
export const OutIcon = icon(<path d="M8 4.5H4.5v11h11V12M11 4.5h4.5V9M15.5 4.5 9 11" />);
export const BackIcon = icon(<path d="M16 10H4.5M9 5.5 4.5 10 9 14.5" />);
export const PictureIcon = icon(
  <>
    <rect x="2.5" y="4" width="15" height="12" rx="1.5" />
    <circle cx="7" cy="8.5" r="1.4" />
    <path d="m3 15 4.5-4 3 2.5 3-3 4 4" />
  </>,
);
export const VideoIcon = icon(
  <>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="M8.5 8v4l3.5-2z" />
  </>,
);
export const TableIcon = icon(
  <>
    <rect x="3" y="4" width="14" height="12" rx="1" />
    <path d="M3 8h14M3 12h14M8 4v12M13 4v12" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Z" />
    <circle cx="10" cy="10" r="2.3" />
  </>,
);
export const BinIcon = icon(
  <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4.5M11.5 9v4.5" />,
);
export const PhoneIcon = icon(
  <>
    <rect x="6" y="2.5" width="8" height="15" rx="1.5" />
    <path d="M9 15h2" />
  </>,
);
export const ScreenIcon = icon(
  <>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6M10 13.5V17" />
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="m3 6 7 5 7-5" />
  </>,
);
export const BarsIcon = icon(<path d="M4 16v-5M10 16V4M16 16V8" />);
export const SettingsIcon = icon(
  <>
    <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
    <circle cx="13" cy="6" r="1.8" />
    <circle cx="7" cy="14" r="1.8" />
  </>,
);
