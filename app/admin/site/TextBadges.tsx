import { Badge } from '@mantine/core';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import type { SavedText } from './typed-texts.ts';

/** The state of a text in words. */
export function TextBadges({ saved }: { saved: SavedText }) {
  const { language, words } = useLanguage();
  const texts = words.site.badges;
  const { draft, published, publishAt, needsLook, suppliedChanged, isNotShown } = saved;
  const badges: [isShown: boolean, color: string, label: string][] = [
    [draft !== null && publishAt === null, 'progress', texts.draft],
    [publishAt !== null, 'progress', texts.scheduled(showTime(publishAt ?? 0, language))],
    [needsLook, 'attention', texts.needsLook],
    [suppliedChanged, 'attention', texts.suppliedChanged],
    [isNotShown, 'danger', texts.notShown],
    [draft === null && published !== null, 'neutral', texts.own],
  ];
  return badges
    .filter(([isShown]) => isShown)
    .map(([, color, label]) => (
      <Badge key={label} color={color}>
        {label}
      </Badge>
    ));
}
