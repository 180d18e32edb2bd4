import type { Light } from './light.ts';

const paths: Record<Light, string> = {
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1v2M10 17v2M1 10h2M17 10h2M3.6 3.6 5 5M15 15l1.4 1.4M3.6 16.4 5 15M15 5l1.4-1.4',
  lamp: 'M10 1v4M10 5c-4 0-6.5 3-6.5 7h13C16.5 8 14 5 10 5zM8 15a2 2 0 0 0 4 0',
  dark: 'M16.5 12.3A7 7 0 1 1 8.3 3a6 6 0 0 0 8.2 9.3z',
};

/** Sun, lamp or night, beside its word. */
export function LightIcon({ of }: { of: Light }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}
