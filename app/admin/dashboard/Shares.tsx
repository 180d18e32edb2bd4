import { Anchor, Grid, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Dashboard.module.css';

interface SharesProps {
  title: string;
  shares: { name: string; count: number }[];
}

/** Counts with their bars, the longest first as the server gives them. */
export function Shares({ title, shares }: SharesProps) {
  const max = Math.max(...shares.map(({ count }) => count), 1);
  return (
    <Panel title={title}>
      {shares.length === 0 && (
        <div>
          <dt>—</dt>
          <dd>0</dd>
        </div>
      )}
      {shares.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString()}</dd>
          <meter aria-hidden="true" min={0} max={max} value={count} />
        </div>
      ))}
    </Panel>
  );
}

interface FactsProps {
  title: string;
  facts: [label: string, value: string | number][];
  /** Where there is more of it. */
  link?: { label: string; to: string } | undefined;
}

export function Facts({ title, facts, link }: FactsProps) {
  return (
    <Panel
      title={title}
      foot={
        link && (
          <Anchor component={Link} to={link.to} size="sm">
            {link.label}
          </Anchor>
        )
      }
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Panel>
  );
}

interface PanelProps {
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}

function Panel({ title, foot, children }: PanelProps) {
  return (
    <Grid.Col span={{ base: 12, sm: 6, xl: 4 }}>
      <Paper withBorder p="lg" h="100%">
        <Text component="h2" fw={600} mb="sm">
          {title}
        </Text>
        <dl className={styles.shares}>{children}</dl>
        {foot}
      </Paper>
    </Grid.Col>
  );
}
