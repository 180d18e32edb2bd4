import {
  colorsTuple,
  createTheme,
  Input,
  type MantineColorsTuple,
  Modal,
  Notification,
} from '@mantine/core';

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

/** For badges and other small text: each dark enough to be read on white. */
const meanings = {
  attention: colorsTuple('#9a3412'),
  progress: colorsTuple('#1e40af'),
  done: colorsTuple('#0a5c4d'),
  danger: colorsTuple('#991b1b'),
  neutral: colorsTuple('#374151'),
};

export const createAdminTheme = (closeLabel: string) =>
  createTheme({
    primaryColor: 'glow',
    primaryShade: 7,
    colors: { glow, ...meanings },
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
    components: {
      InputWrapper: Input.Wrapper.extend({ defaultProps: { withAsterisk: false } }),
      Modal: Modal.extend({
        defaultProps: { closeButtonProps: { 'aria-label': closeLabel } },
      }),
      Notification: Notification.extend({
        defaultProps: { closeButtonProps: { 'aria-label': closeLabel } },
      }),
    },
  });
