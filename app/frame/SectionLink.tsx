import { Link } from 'react-router';
import { localize } from '#domain/language.ts';
import { type Section, sectionOf, sections } from './pages.ts';
import { useFrame } from './useFrame.ts';

interface Props {
  section: Section;
  children: string;
}

/** A section that is a single menu entry (media, contact), marked while the visitor is in it. */
export function SectionLink({ section, children }: Props) {
  const { language, path } = useFrame();
  const inside = sectionOf(path) === section;
  const current = path === sections[section] ? 'page' : 'true';
  return (
    <Link to={localize(sections[section], language)} aria-current={inside ? current : undefined}>
      {children}
    </Link>
  );
}
