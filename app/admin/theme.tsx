import {
  Alert,
  Badge,
  Button,
  Checkbox,
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
  Menu,
  Modal,
  Notification,
  Radio,
  Switch,
  type VariantColorsResolver,
} from '@mantine/core';
import { Icon } from './ui/Icon.tsx';

/** From paper to ink. What has a meaning takes its color from color-scheme.css. */
const gray: MantineColorsTuple = [
  '#f6f8f4',
  '#eef1ec',
  '#e3e8e1',
  '#dde2da',
  '#c3ccc8',
  '#93a3a3',
  '#6d7e80',
  '#4a5a5e',
  '#33434a',
  '#1f2d33',
];

/** Texts, lines and grounds by night: the site's own ink. */
const dark: MantineColorsTuple = [
  '#f2f4ef',
  '#cdd8d9',
  '#9db0b3',
  '#7d9298',
  '#24333a',
  '#1d2c32',
  '#16242a',
  '#111c20',
  '#0a1114',
  '#070c0e',
];

/** By night what is filled is bright, and says its words in ink. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--on-fill)' } : colors;
};

export const createAdminTheme = (closeLabel: string) =>
  createTheme({
    primaryColor: 'glow',
    primaryShade: 7,
    colors: {
      gray,
      dark,
      glow: colorsTuple('rgb(var(--glow-color))'),
      attention: colorsTuple('rgb(var(--attention-color))'),
      progress: colorsTuple('rgb(var(--progress-color))'),
      done: colorsTuple('rgb(var(--done-color))'),
      danger: colorsTuple('rgb(var(--danger-color))'),
      neutral: colorsTuple('rgb(var(--neutral-color))'),
    },
    variantColorResolver,
    black: '#0a1114',
    fontFamily: 'var(--font)',
    radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem' },
    defaultRadius: 'sm',
    headings: {
      fontFamily: 'var(--font)',
      fontWeight: '680',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.25' },
        h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
      },
    },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Alert: Alert.extend({ defaultProps: { icon: <Icon name="notice" /> } }),
      // One size: a smaller one could not be read in Korean.
      Badge: Badge.extend({
        defaultProps: { variant: 'light', radius: 'xs', tt: 'none' },
        vars: () => ({
          root: {
            '--badge-height': '1.375rem',
            '--badge-fz': '0.75rem',
            '--badge-padding-x': '0.4375rem',
          },
        }),
      }),
      Button: Button.extend({
        vars: (_, { size }) => ({ root: { '--button-fz': size ? fontSizes[size] : undefined } }),
      }),
      Checkbox: Checkbox.extend({ defaultProps: { radius: 'xs', iconColor: 'var(--on-fill)' } }),
      Radio: Radio.extend({ defaultProps: { iconColor: 'var(--on-fill)' } }),
      // A thumb with a hole would be taken for a radio button.
      Switch: Switch.extend({ defaultProps: { withThumbIndicator: false } }),
      // Hints below, so that fields side by side stand on one line.
      InputWrapper: Input.Wrapper.extend({
        defaultProps: {
          withAsterisk: false,
          inputWrapperOrder: ['label', 'input', 'description', 'error'],
        },
      }),
      // Within the page's landmark, and without a place for the focus that is no item.
      Menu: Menu.extend({
        defaultProps: { portalProps: { target: '#work' }, withInitialFocusPlaceholder: false },
      }),
      Modal: Modal.extend({
        defaultProps: { closeButtonProps: { 'aria-label': closeLabel } },
      }),
      Notification: Notification.extend({
        defaultProps: { closeButtonProps: { 'aria-label': closeLabel } },
      }),
    },
  });

/** Of buttons whose words would be larger or smaller than those beside them. */
const fontSizes: Record<string, string> = {
  xs: '0.8125rem',
  'compact-xs': '0.8125rem',
  'compact-sm': '0.8125rem',
  'compact-md': '0.875rem',
};
