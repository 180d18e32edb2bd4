import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import type { CompanyDetails } from '#server/site.ts';

interface Props {
  language: Language;
  words: Words['frame']['header'];
  company: CompanyDetails;
}

export function Header({ language, words }: Props) {
  return (
    <header>
      <a href={localize('/', language)}>NOSHINE</a>
      <nav aria-label={words.menu}>
        <a href={localize('/about/brand', language)}>{words.about}</a>
      </nav>
    </header>
  );
}
