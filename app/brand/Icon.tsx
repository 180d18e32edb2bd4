import styles from './Icon.module.css';

const drawings = {
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  external: 'M7 17 17 7m-8 0h8v8',
  'chevron-down': 'm6 9 6 6 6-6',
  first: 'M6 5v14m12-14-7 7 7 7',
  last: 'M18 5v14M6 5l7 7-7 7',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'm5 5 14 14M19 5 5 19',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3z',
  check: 'm4 12.5 5 5L20 6.5',
  file: 'M13.5 3H6v18h12V7.5zm0 0v4.5H18',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4 20h16',
  // Effects
  antibacterial:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm0-9V4m0 16v-3.5M7.5 12H4m16 0h-3.5M8.8 8.8 6.3 6.3m11.4 11.4-2.5-2.5m0-6.4 2.5-2.5M6.3 17.7l2.5-2.5',
  particles: 'M7 8.5h.01M12 5h.01M17 8.5h.01M9.5 12h.01M14.5 12h.01M4 15h16M6 19h12',
  deodorization:
    'M5 9c2.3-2.7 4.7-2.7 7 0s4.7 2.7 7 0M5 14c2.3-2.7 4.7-2.7 7 0s4.7 2.7 7 0M5 19h14',
  'anti-staining':
    'M12 3.5c3.4 4 5.2 7 5.2 9.3a5.2 5.2 0 0 1-10.4 0c0-2.3 1.8-5.3 5.2-9.3zM4 21h16',
  'harmful-substances': 'M12 3.5 19.4 7.7v8.6L12 20.5l-7.4-4.2V7.7zM12 12V8m0 4 3.5 2M12 12l-3.5 2',
  // Fields of application
  filter:
    'm8 3 4 2.3v4.6L8 12.2 4 9.9V5.3zm8 0 4 2.3v4.6l-4 2.3-4-2.3M12 9.9l4 2.3v4.6L12 19l-4-2.2v-4.6',
  freshness:
    'M12 8c-3-2.5-7.5-.8-7.5 4.5 0 4.5 3 8 5.3 8 .9 0 1.3-.5 2.2-.5s1.3.5 2.2.5c2.3 0 5.3-3.5 5.3-8C19.5 7.2 15 5.5 12 8zm0 0c0-2.5 1-4 3-5',
  air: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h6a2.5 2.5 0 1 1-2.5 2.5',
  water:
    'M12 3.5c3.8 4.5 5.8 7.9 5.8 10.5a5.8 5.8 0 0 1-11.6 0c0-2.6 2-6 5.8-10.5zM9.5 14.5A2.7 2.7 0 0 0 12 17',
  building: 'M4 20V6h16v14zM4 11h16M4 15.5h16M10 6v5m5 0v4.5M10 15.5V20',
} as const;

export type IconName = keyof typeof drawings;

/** Line drawings on a 24 grid; they take the text colour and are silent beside their words. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={className ? `${styles.icon} ${className}` : styles.icon}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
