import { Badge, Tooltip } from '@mantine/core';
import type { DraftState } from '#server/posts/drafts.ts';
import { useWords } from '../../words/words.tsx';

const colors: Record<DraftState, string> = {
  draft: 'gray.7',
  scheduled: 'blue.8',
  published: 'glow.7',
  changed: 'yellow.9',
};

interface Props {
  state: DraftState | undefined;
  /** Said before the state, such as the language. */
  label?: string;
}

export function StateBadge({ state, label }: Props) {
  const { posts } = useWords();
  const name = state ? posts.states[state] : posts.missing;
  const hint = state ? posts.statesHint[state] : posts.statesHint.missing;
  return (
    <Tooltip label={hint} events={{ hover: true, focus: true, touch: true }}>
      <Badge
        variant={state === 'published' ? 'filled' : 'outline'}
        color={state ? colors[state] : 'gray.7'}
        tt="none"
        radius="sm"
      >
        {label ? `${label} ${name}` : name}
      </Badge>
    </Tooltip>
  );
}
