import type { CSSVariablesResolver, MantineTheme } from '@mantine/core';

/** Names of colors, each with the meaning whose tokens it takes (color-scheme.css). */
const meanings = {
  glow: 'glow',
  attention: 'attention',
  progress: 'progress',
  done: 'done',
  danger: 'danger',
  neutral: 'neutral',
  // Mantine's own, which its parts take by themselves.
  orange: 'attention',
  yellow: 'attention',
  blue: 'progress',
  teal: 'done',
  red: 'danger',
  gray: 'neutral',
  dark: 'neutral',
};

/**
 * What Mantine draws with, said by our tokens; these change with the scheme, so both schemes say the
 * same.
 */
export const colorVariables: CSSVariablesResolver = (_theme: MantineTheme) => {
  const variables = {
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-dimmed': 'var(--text-soft)',
    '--mantine-color-placeholder': 'var(--placeholder)',
    '--mantine-color-error': 'rgb(var(--attention-color))',
    '--mantine-color-success': 'rgb(var(--done-color))',
    '--mantine-color-anchor': 'rgb(var(--glow-color))',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--disabled)',
    '--mantine-color-disabled-color': 'var(--disabled-text)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-contrast': 'var(--on-fill)',
    '--mantine-shadow-xs': 'none',
    '--mantine-shadow-sm': 'none',
    '--mantine-shadow-md': 'var(--shadow)',
    '--mantine-shadow-lg': 'var(--shadow)',
    '--mantine-shadow-xl': 'var(--shadow)',
    ...Object.fromEntries(
      Object.entries(meanings).flatMap(([name, meaning]) => variablesOf(name, meaning)),
    ),
  };
  return { variables: {}, light: variables, dark: variables };
};

function variablesOf(name: string, meaning: string): [string, string][] {
  const color = `rgb(var(--${meaning}-color))`;
  const thinned = (share: string) => `rgb(var(--${meaning}-color) / ${share})`;
  const roles = {
    text: color,
    filled: color,
    'filled-hover': `var(--${meaning}-hover)`,
    light: thinned('12%'),
    'light-hover': thinned('20%'),
    'light-color': `var(--${meaning}-hover)`,
    outline: color,
    'outline-hover': thinned('8%'),
  };
  return Object.entries(roles).map(([role, value]) => [`--mantine-color-${name}-${role}`, value]);
}
