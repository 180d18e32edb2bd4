import { Grid, Paper, Text } from '@mantine/core';
import styles from './Dashboard.module.css';

interface SharesProps {
  title: string;
  shares: { name: string; count: number }[];
}

const span = { base: 12, sm: 6, xl: 4 };

/** Counts with their bars, the longest first as the server gives them. */
export function Shares({ title, shares }: SharesProps) {
  const most = Math.max(...shares.map(({ count }) => count), 1);
  return (
    <Grid.Col span={span}>
      <Paper withBorder p="lg" h="100%">
        <Text component="h2" fw={600} mb="sm">
          {title}
        </Text>
        <dl className={styles.shares}>
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
              <meter aria-hidden="true" min={0} max={most} value={count} />
            </div>
          ))}
        </dl>
      </Paper>
    </Grid.Col>
  );
}

interface FactsProps {
  title: string;
  facts: [label: string, value: string | number][];
}

export function Facts({ title, facts }: FactsProps) {
  return (
    <Grid.Col span={span}>
      <Paper withBorder p="lg" h="100%">
        <Text component="h2" fw={600} mb="sm">
          {title}
        </Text>
        <dl className={styles.shares}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Paper>
    </Grid.Col>
  );
}
