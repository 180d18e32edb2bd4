import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { TickedStep } from '#domain/set-up.ts';
import type { AnswerOf } from '../api/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './SetUp.module.css';
import { stepAddress } from './step-address.ts';

export type Step = AnswerOf<'GET /set-up'>['steps'][number];

interface Props extends Step {
  isBusy: boolean;
  onTick(step: TickedStep, isDone: boolean): void;
}

/** Where it is done; what only a person can know is marked by hand. */
export function SetUpStep(props: Props) {
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
          <Link className="row-link" to={to}>
            {name}
          </Link>
        ) : (
          <Text>{name}</Text>
        )}
        {notes.length > 0 && (
          <Text size="sm" c="dimmed">
            {notes.join(' · ')}
          </Text>
        )}
      </div>
      {to && !isTickable && <Icon name="forward" size={16} />}
      {isTickable && (
        <Button
          size="xs"
          variant="default"
          className={styles.tick}
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
