/** Lines on 20 × 20. */
const paths = {
  back: 'M16 10H4.5M9 5.5 4.5 10 9 14.5',
  bars: 'M4 16v-5M10 16V4M16 16V8',
  bin: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4.5M11.5 9v4.5',
  clock: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 6v4l2.8 1.8',
  dots: 'M3.7 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0M9.2 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0M14.7 10a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0',
  externalLink: 'M8 4.5H4.5v11h11V12M11 4.5h4.5V9M15.5 4.5 9 11',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5ZM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  flask:
    'M8 3.5h4M8.5 3.5v4L4 15.2a.9 .9 0 0 0 .8 1.3h10.4a.9 .9 0 0 0 .8-1.3L11.5 7.5v-4M6.2 12h7.6',
  key: 'M3.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M9.5 10.5l7-7M13.5 6.5l2.5 2.5M11.5 8.5l1.5 1.5',
  mail: 'M4 4.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5ZM3 6l7 5 7-5',
  pen: 'M4 16l.8-3.6L13 4.2a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.6 15.2ZM11.5 5.7l2.8 2.8',
  people:
    'M4.7 7a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M2.5 16.5c0-2.8 2.2-4.6 5-4.6s5 1.8 5 4.6M13 4.6a2.6 2.6 0 0 1 0 4.9M14.5 12.2c1.9.5 3 2.1 3 4.3',
  person: 'M7 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 17c0-3.2 2.6-5.2 6-5.2s6 2 6 5.2',
  picture:
    'M4 4h12a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5ZM5.6 8.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M3 15l4.5-4 3 2.5 3-3 4 4',
  plus: 'M10 4v12M4 10h12',
  post: 'M4.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5ZM6 7h8M6 10h8M6 13h4',
  search: 'M4 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13 13l4 4',
  settings:
    'M3 6h8M15 6h2M3 14h2M9 14h8M11.2 6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M5.2 14a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  signOut: 'M8 4H4.5v12H8M12 6.5l3.5 3.5-3.5 3.5M15.5 10H8',
  table:
    'M4 4h12a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM3 8h14M3 12h14M8 4v12M13 4v12',
  video:
    'M4 4.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5ZM8.5 8v4l3.5-2z',
};

export type IconName = keyof typeof paths;

/** In the color of the text, never read aloud. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
