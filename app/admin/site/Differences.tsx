import { Badge, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { AnswerOf } from '../api/routes.ts';
import { useWords } from '../words/words.tsx';
import { Compared } from './Compared.tsx';
import styles from './Differences.module.css';
import { describeTextError } from './describe-errors.ts';

export type ImportedLine = AnswerOf<'POST /site/texts/compare'>['lines'][number];

export const nameOfLine = ({ sheet, line }: ImportedLine) => `${sheet} ${line}`;

interface Props {
  lines: readonly ImportedLine[];
  /** By `nameOfLine`: not to be taken. */
  left: ReadonlySet<string>;
  onLeave(left: ReadonlySet<string>): void;
}

/** What a workbook would change, line by line; what cannot be taken says why. */
export function Differences({ lines, left, onLeave }: Props) {
  const words = useWords();
  const texts = words.siteExchange;

  function reasonOf({ refused }: ImportedLine): string | undefined {
    if (!refused) return undefined;
    if (typeof refused === 'string') return texts.refused[refused];
    return refused.map((error) => describeTextError(error, words)).join(' ');
  }

  function toggle(name: string) {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    onLeave(next);
  }

  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const name = nameOfLine(line);
        const reason = reasonOf(line);
        return (
          <li key={`${name} ${line.key}`} className={styles.line}>
            <Group align="flex-start" wrap="nowrap">
              <Checkbox
                aria-label={`${line.key}, ${words.languages[line.language]}`}
                checked={!reason && !left.has(name)}
                disabled={reason !== undefined}
                onChange={() => toggle(name)}
              />
              <Stack gap={4} className={styles.texts}>
                <Text size="xs" c="dimmed">
                  <Badge mr={6}>{words.languages[line.language]}</Badge>
                  {texts.place(line.sheet, line.line, line.key)}
                </Text>
                <Compared
                  before={{ label: texts.before, text: line.before }}
                  after={{ label: texts.after, text: line.after }}
                  language={line.language}
                />
                {reason && (
                  <Text size="sm" c="danger">
                    {reason}
                  </Text>
                )}
              </Stack>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
