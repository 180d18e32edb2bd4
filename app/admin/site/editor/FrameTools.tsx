import { Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { Filters } from '../../ui/useFilters.ts';
import { useWords } from '../../words/words.tsx';
import { LanguageTabs } from '../LanguageTabs.tsx';
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
  const { siteFrame } = useWords();
  return (
    <Group mb="sm" gap="sm">
      {children}
      <LanguageTabs label={siteFrame.language} filters={filters} language={language} />
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
