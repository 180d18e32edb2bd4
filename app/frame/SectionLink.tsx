import { localize } from '#domain/language.ts';
import { firstPathOf, type Section, sectionOf } from '#domain/pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  section: Section;
  children: string;
}

/** A section that is a single menu entry (media, contact), marked while the visitor is in it. */
export function SectionLink({ section, children }: Props) {
  const { language, path } = useFrame();
  const inside = sectionOf(path) === section;
  const current = path === firstPathOf(section) ? 'page' : 'true';
  return (
    <a href={localize(firstPathOf(section), language)} aria-current={inside ? current : undefined}>
      {children}
    </a>
  );
}
