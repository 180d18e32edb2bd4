import { ActionIcon, Button, Group, Input, Select, Stack, Text, TextInput } from '@mantine/core';
import {
  type CaseFigure,
  type CaseUnit,
  caseLimits,
  caseReduction,
  caseUnits,
} from '#domain/case.ts';
import { isFigure } from '#domain/evidence-rules.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import type { CaseDraft } from './useCaseDraft.ts';

/** What was measured before and after; how much it went down is computed. */
export function CaseFigureFields({ draft }: { draft: CaseDraft }) {
  const { cases: texts } = useWords();
  const { figures } = draft.typed.facts;
  const change = (key: string, part: Partial<CaseFigure>) =>
    draft.changeFacts({
      figures: figures.map((figure) => (figure.key === key ? { ...figure, ...part } : figure)),
    });
  const add = () =>
    draft.changeFacts({ figures: [...figures, { ...noFigure, key: newKey(figures) }] });
  return (
    <Stack gap="xs">
      <div>
        <Input.Label component="p">{texts.figures}</Input.Label>
        <Input.Description>{texts.figuresHint}</Input.Description>
      </div>
      {figures.map((figure, at) => {
        const reduction = caseReduction(figure);
        return (
          <Group key={figure.key} align="end" gap="xs" wrap="nowrap">
            <TextInput
              label={texts.figureBefore}
              inputMode="decimal"
              maxLength={12}
              value={figure.before}
              error={figure.before !== '' && !isFigure(figure.before)}
              onChange={({ currentTarget }) => change(figure.key, { before: currentTarget.value })}
            />
            <TextInput
              label={texts.figureAfter}
              inputMode="decimal"
              maxLength={12}
              value={figure.after}
              error={figure.after !== '' && !isFigure(figure.after)}
              onChange={({ currentTarget }) => change(figure.key, { after: currentTarget.value })}
            />
            <Select
              label={texts.unit}
              data={[...caseUnits]}
              value={figure.unit}
              allowDeselect={false}
              onChange={(unit) => change(figure.key, { unit: unit as CaseUnit })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={texts.removeFigure(at + 1)}
              onClick={() =>
                draft.changeFacts({ figures: figures.filter(({ key }) => key !== figure.key) })
              }
            >
              <Icon name="bin" />
            </ActionIcon>
            {reduction && <Text size="sm">{texts.reduction(reduction)}</Text>}
          </Group>
        );
      })}
      <Group>
        <Button
          variant="default"
          size="compact-md"
          disabled={figures.length >= caseLimits.figures}
          onClick={add}
        >
          {texts.addFigure}
        </Button>
      </Group>
    </Stack>
  );
}

const noFigure = { unit: 'ppm', before: '', after: '' } as const;

/** One that no figure had: the names of a removed one stay with its key. */
function newKey(figures: readonly CaseFigure[]): string {
  const keys = new Set(figures.map(({ key }) => key));
  for (;;) {
    const key = Math.random().toString(36).slice(2, 8);
    if (key !== '' && !keys.has(key)) return key;
  }
}
