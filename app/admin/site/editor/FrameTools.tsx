import { Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Language, languages } from '#domain/language.ts';
import type { Filters } from '../../ui/useFilters.ts';
import { useWords } from '../../words/words.tsx';
import { type FrameWidth, frameWidths } from './PageFrame.tsx';

interface Props {
  filters: Filters;
  language: Language;
  width: FrameWidth;
  onWidth(width: FrameWidth): void;
  children: ReactNode;
}

/** Which screen, in which language, on how wide a window. */
export function FrameTools({ filters, language, width, onWidth, children }: Props) {
  const { siteFrame, languages: names } = useWords();
  return (
    <Group mb="sm" gap="sm">
      {children}
      <SegmentedControl
        aria-label={siteFrame.language}
        data={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        onChange={(value) => filters.set('language', value)}
      />
      <SegmentedControl
        aria-label={siteFrame.width}
        data={Object.keys(frameWidths).map((value) => ({
          value,
          label: siteFrame.widths[value as FrameWidth],
        }))}
        value={width}
        onChange={(value) => onWidth(value as FrameWidth)}
      />
    </Group>
  );
}
