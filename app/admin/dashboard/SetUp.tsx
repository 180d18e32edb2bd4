import {
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Paper,
  Progress,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TickedStep } from '#domain/set-up.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './SetUp.module.css';
import { stepAddress } from './step-address.ts';

type Step = AnswerOf<'GET /set-up'>['steps'][number];

/** What is left of the set-up; nothing is asked of the server while it is paused. */
export function useSetUp(isPaused: boolean) {
  const answer = useQuery('GET /set-up', { isPaused });
  const open = answer.data?.steps.filter(({ isDone, isOptional }) => !isDone && !isOptional);
  return { answer, openSteps: open?.length };
}

interface Props {
  setUp: ReturnType<typeof useSetUp>;
}

/** Things to make this site yours. */
export function SetUp({ setUp: { answer } }: Props) {
  const { setUp: texts } = useLanguage().words;
  const [run, isBusy] = useAction();
  const [isWhole, setIsWhole] = useState(false);
  if (!answer.data) return answer.error ? <QueryError query={answer} /> : null;
  const { steps } = answer.data;
  const needed = steps.filter(({ isOptional }) => !isOptional);
  const done = needed.filter(({ isDone }) => isDone).length;
  const shown = isWhole ? steps : steps.filter(({ isDone }) => !isDone);

  async function tick(step: TickedStep, isDone: boolean) {
    await run(() => request('PUT /set-up/:step', { params: { step }, body: { isDone } }));
    answer.reload();
  }

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="set-up">
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4" id="set-up">
          {texts.title}
        </Title>
        <Text size="sm">{texts.progress(done, needed.length)}</Text>
      </Group>
      <Progress value={(done / needed.length) * 100} mt="xs" aria-hidden />
      <Text size="sm" c="dimmed" mt="xs">
        {done === needed.length ? texts.allDone : texts.hint}
      </Text>
      <ul className={styles.steps}>
        {shown.map((step) => (
          <StepRow key={step.step} {...step} isBusy={isBusy} onTick={tick} />
        ))}
      </ul>
      <Checkbox
        mt="sm"
        size="sm"
        label={texts.showAll}
        checked={isWhole}
        onChange={(event) => setIsWhole(event.currentTarget.checked)}
      />
    </Paper>
  );
}

interface RowProps extends Step {
  isBusy: boolean;
  onTick(step: TickedStep, isDone: boolean): void;
}

function StepRow({
  step,
  isDone,
  isOptional,
  isTickable,
  ticked,
  count,
  isBusy,
  onTick,
}: RowProps) {
  const { language, words } = useLanguage();
  const { setUp: texts } = words;
  const { name, hint } = texts.steps[step];
  const to = stepAddress[step];
  const label = isDone ? texts.done : isOptional ? texts.optional : texts.open;
  return (
    <li data-done={isDone || undefined}>
      <Badge
        variant="outline"
        size="sm"
        color={isDone ? 'done' : isOptional ? 'neutral' : 'attention'}
        className={styles.state}
      >
        {label}
      </Badge>
      <Stack gap={0} flex="1 1 11rem" miw={0}>
        {to ? (
          <Anchor component={Link} to={to}>
            {name}
          </Anchor>
        ) : (
          <Text>{name}</Text>
        )}
        {count && !isDone && <Text size="sm">{texts.count(count.done, count.of)}</Text>}
        {hint && !isDone && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {ticked && (
          <Text size="sm" c="dimmed">
            {texts.ticked(ticked.by, showTime(ticked.at, language))}
          </Text>
        )}
      </Stack>
      {isTickable && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={ticked ? texts.untickFor(name) : texts.tickFor(name)}
          onClick={() => onTick(step as TickedStep, !ticked)}
        >
          {ticked ? texts.untick : texts.tick}
        </Button>
      )}
    </li>
  );
}
