import { Badge, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DraftState } from '#server/posts/drafts.ts';
import { useWords } from '../../words/words.tsx';

const colors: Record<DraftState, string> = {
  draft: 'neutral',
  scheduled: 'progress',
  published: 'done',
  changed: 'attention',
};

interface Props {
  state: DraftState | undefined;
  /** Said before the state, such as the language; the state is then in short. */
  label?: ReactNode;
}

export function StateBadge({ state, label }: Props) {
  const { posts } = useWords();
  const isShort = label && state === 'changed';
  const long = state ? posts.states[state] : posts.missing;
  const hint = state ? posts.statesHint[state] : posts.statesHint.missing;
  return (
    <Tooltip label={hint} events={{ hover: true, focus: true, touch: true }}>
      <Badge color={state ? colors[state] : 'neutral'}>
        {label} {isShort ? posts.changedInShort : long}
      </Badge>
    </Tooltip>
  );
}
