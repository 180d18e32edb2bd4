import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** From paper to ink around the deep glow that is safe for text (index 7). */
const glow: MantineColorsTuple = [
  '#e6faf4',
  '#cdf3e8',
  '#9fe7d2',
  '#6ddbbb',
  '#35cfa6',
  '#12b58d',
  '#0c9a7c',
  '#0b7f6b',
  '#08685a',
  '#045247',
];

export const theme = createTheme({
  primaryColor: 'glow',
  primaryShade: 7,
  colors: { glow },
  black: '#0a1114',
  fontFamily: 'var(--font)',
  defaultRadius: 'sm',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '680',
    sizes: { h1: { fontSize: '1.625rem', lineHeight: '1.25' } },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
