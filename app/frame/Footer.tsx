import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import type { CompanyDetails } from '#server/site.ts';

interface Props {
  language: Language;
  words: Words['frame']['footer'];
  company: CompanyDetails;
}

export function Footer({ language, words, company }: Props) {
  return (
    <footer>
      <p>{company.name}</p>
      <a href={localize('/privacy', language)}>{words.privacy}</a>
    </footer>
  );
}
