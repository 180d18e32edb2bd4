import {
  Button,
  Checkbox,
  Group,
  Paper,
  Progress,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { setUpGroup, setUpGroupNames, type TickedStep } from '#domain/set-up.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './SetUp.module.css';
import { SetUpStep, type Step } from './SetUpStep.tsx';

/** How many are shown before somebody asks for all of them. */
const next = 3;

const isLeft = ({ isDone, isOptional }: Step) => !isDone && !isOptional;

interface Props {
  /** Where there is nothing else to read yet it is open until somebody folds it. */
  isOpenAtFirst: boolean;
}

/** Things to make this site yours, in one line: unfolded the next ones, and on demand all of them. */
export function SetUp({ isOpenAtFirst }: Props) {
  const { setUp: texts } = useLanguage().words;
  const answer = useQuery('GET /set-up');
  const [run, isBusy] = useAction();
  const [chosen, setChosen] = useLocalStorage<'open' | 'folded' | null>({
    key: 'admin-set-up',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isOpen = chosen ? chosen === 'open' : isOpenAtFirst;
  const [isWhole, setIsWhole] = useState(false);
  const [hasDone, setHasDone] = useState(false);
  const { hash, key } = useLocation();
  const isThere = answer.data !== undefined;
  const ledHere = useRef<string>(undefined);
  // Whoever is led to a group finds it open, however often; folding it again is up to them.
  useEffect(() => {
    if (!isThere || !hash.startsWith('#set-up-') || ledHere.current === key) return;
    setChosen('open');
    setIsWhole(true);
    const group = document.getElementById(hash.slice(1));
    if (!group) return;
    ledHere.current = key;
    group.focus();
  });

  if (!answer.data) return answer.error ? <QueryError query={answer} /> : null;
  const { steps } = answer.data;
  const needed = steps.filter(({ isOptional }) => !isOptional);
  const done = needed.filter(({ isDone }) => isDone).length;
  const left = steps.filter(isLeft);
  const groups = setUpGroupNames.map((name) => {
    const all = steps.filter(({ step }) => setUpGroup[step] === name);
    return {
      name,
      left: all.filter(isLeft).length,
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
        <SetUpStep key={step.step} {...step} isBusy={isBusy} onTick={tick} />
      ))}
    </ul>
  );

  return (
    <Paper withBorder component="section" aria-labelledby="set-up" className={styles.card}>
      <div className={styles.line}>
        <Title order={2} size="h4" id="set-up">
          <UnstyledButton
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls="set-up-body"
            onClick={() => setChosen(isOpen ? 'folded' : 'open')}
          >
            <Icon name="chevron" />
            {texts.title}
          </UnstyledButton>
        </Title>
        <Progress
          size="sm"
          value={(done / needed.length) * 100}
          className={styles.bar}
          aria-hidden
        />
        <span className={styles.progress}>
          {left.length === 0 ? texts.allDone : texts.progress(done, needed.length)}
        </span>
      </div>
      <div id="set-up-body" className={styles.body} hidden={!isOpen}>
        {isWhole ? (
          <>
            <Text size="sm" c="dimmed">
              {texts.hint}
            </Text>
            {groups
              .filter(({ shown }) => shown.length > 0)
              .map(({ name, left: count, shown }) => (
                <div key={name}>
                  <Title order={3} id={`set-up-${name}`} tabIndex={-1} className={styles.group}>
                    {texts.groups[name]}
                    <span>{count > 0 ? texts.left(count) : texts.noneLeft}</span>
                  </Title>
                  {list(shown)}
                </div>
              ))}
          </>
        ) : (
          <>
            {left.length > 0 && (
              <p className={styles.counts}>
                {groups
                  .filter((group) => group.left > 0)
                  .map(({ name, left: count }) => (
                    <span key={name}>
                      {texts.groups[name]}
                      <b>{count}</b>
                    </span>
                  ))}
              </p>
            )}
            {list(left.slice(0, next))}
          </>
        )}
        <Group mt="sm" gap="md">
          <Button
            size="compact-sm"
            variant="subtle"
            ml={-8}
            className={styles.more}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? texts.fewer : texts.all}
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
      </div>
    </Paper>
  );
}
