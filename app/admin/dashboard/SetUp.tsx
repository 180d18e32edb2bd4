import { Anchor, Button, Checkbox, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { setUpGroup, setUpGroupNames, type TickedStep } from '#domain/set-up.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './SetUp.module.css';
import { stepAddress } from './step-address.ts';

type Step = AnswerOf<'GET /set-up'>['steps'][number];

/** How many are shown before somebody asks for all of them. */
const next = 3;

const isOpen = ({ isDone, isOptional }: Step) => !isDone && !isOptional;

/** What is left of the set-up; nothing is asked of the server while it is paused. */
export function useSetUp(isPaused: boolean) {
  const answer = useQuery('GET /set-up', { isPaused });
  return { answer, openSteps: answer.data?.steps.filter(isOpen).length };
}

interface Props {
  setUp: ReturnType<typeof useSetUp>;
}

/** Things to make this site yours: the next ones, and on demand all of them by what they are about. */
export function SetUp({ setUp: { answer } }: Props) {
  const { setUp: texts } = useLanguage().words;
  const [run, isBusy] = useAction();
  const [isWhole, setIsWhole] = useState(false);
  const [hasDone, setHasDone] = useState(false);
  const { hash, key } = useLocation();
  const isThere = answer.data !== undefined;
  const ledHere = useRef<string>(undefined);
  // Whoever is led to a group finds it open, however often; folding it again is up to them.
  useEffect(() => {
    if (!isThere || !hash.startsWith('#set-up') || ledHere.current === key) return;
    if (hash !== '#set-up' && !isWhole) return setIsWhole(true);
    ledHere.current = key;
    document.getElementById(hash.slice(1))?.focus();
  }, [hash, key, isThere, isWhole]);

  if (!answer.data) return answer.error ? <QueryError query={answer} /> : null;
  const { steps } = answer.data;
  const needed = steps.filter(({ isOptional }) => !isOptional);
  const done = needed.filter(({ isDone }) => isDone).length;
  const open = steps.filter(isOpen);
  const groups = setUpGroupNames.map((name) => {
    const all = steps.filter(({ step }) => setUpGroup[step] === name);
    return {
      name,
      left: all.filter(isOpen).length,
      shown: all.filter(({ isDone }) => hasDone || !isDone),
    };
  });

  async function tick(step: TickedStep, isDone: boolean) {
    await run(() => request('PUT /set-up/:step', { params: { step }, body: { isDone } }));
    answer.reload();
  }
  const list = (shown: readonly Step[]) => (
    <ul className={styles.steps}>
      {shown.map((step) => (
        <StepRow key={step.step} {...step} isBusy={isBusy} onTick={tick} />
      ))}
    </ul>
  );

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="set-up">
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h4" id="set-up" tabIndex={-1} className={styles.title}>
          {texts.title}
        </Title>
        <Text size="sm">{texts.progress(done, needed.length)}</Text>
      </Group>
      <Progress value={(done / needed.length) * 100} mt="xs" aria-hidden />
      {done === needed.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.allDone}
        </Text>
      )}
      {isWhole ? (
        <>
          <Text size="sm" c="dimmed" mt="xs">
            {texts.hint}
          </Text>
          {groups
            .filter(({ shown }) => shown.length > 0)
            .map(({ name, left, shown }) => (
              <div key={name}>
                <Title order={3} id={`set-up-${name}`} tabIndex={-1} className={styles.group}>
                  {texts.groups[name]}
                  <span>{left > 0 ? texts.left(left) : texts.noneLeft}</span>
                </Title>
                {list(shown)}
              </div>
            ))}
        </>
      ) : (
        <>
          {open.length > 0 && (
            <p className={styles.counts}>
              {groups
                .filter(({ left }) => left > 0)
                .map(({ name, left }) => (
                  <span key={name}>
                    {texts.groups[name]}
                    <b>{left}</b>
                  </span>
                ))}
            </p>
          )}
          {list(open.slice(0, next))}
        </>
      )}
      <Group mt="sm" gap="md">
        <Button
          size="compact-sm"
          variant="subtle"
          ml={-8}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.fewer : texts.all(steps.length)}
        </Button>
        {isWhole && (
          <Checkbox
            size="sm"
            label={texts.showAll}
            checked={hasDone}
            onChange={(event) => setHasDone(event.currentTarget.checked)}
          />
        )}
      </Group>
    </Paper>
  );
}

interface RowProps extends Step {
  isBusy: boolean;
  onTick(step: TickedStep, isDone: boolean): void;
}

function StepRow(props: RowProps) {
  const { step, isDone, isOptional, isTickable, ticked, count, isBusy, onTick } = props;
  const { language, words } = useLanguage();
  const { setUp: texts } = words;
  const { name, hint } = texts.steps[step];
  const to = stepAddress[step];
  const notes = [
    isOptional && !isDone && texts.optional,
    count && !isDone && texts.count(count.done, count.of),
    !isDone && hint,
    ticked && texts.ticked(ticked.by, showTime(ticked.at, language)),
  ].filter(Boolean);
  return (
    <li data-done={isDone || undefined}>
      <span className={styles.state}>
        {isDone && <Icon name="check" size={12} />}
        {!isOptional && <span className="visually-hidden">{isDone ? texts.done : texts.open}</span>}
      </span>
      <div>
        {to ? (
          <Anchor component={Link} to={to}>
            {name}
          </Anchor>
        ) : (
          <Text>{name}</Text>
        )}
        {notes.length > 0 && (
          <Text size="sm" c="dimmed">
            {notes.join(' · ')}
          </Text>
        )}
      </div>
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
