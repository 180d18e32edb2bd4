import { Button, Group } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { useWords } from '../../words/words.tsx';
import type { TextPlace } from './usePlaces.ts';

export interface PlacedText extends TextPlace {
  language: Language;
}

interface Props {
  others: readonly PlacedText[];
  onOpen(text: PlacedText): void;
}

/** Further texts at the place that was clicked. */
export function OtherTexts({ others, onOpen }: Props) {
  const { site, siteFrame } = useWords();
  if (others.length === 0) return null;
  return (
    <Group gap={4} mb="sm" role="group" aria-label={siteFrame.several}>
      {others.map((other) => (
        <Button
          key={`${other.page} ${other.path} ${other.language}`}
          size="compact-xs"
          variant="default"
          onClick={() => onOpen(other)}
        >
          {`${site.pages[other.page] ?? other.page}: ${other.path}`}
        </Button>
      ))}
    </Group>
  );
}
