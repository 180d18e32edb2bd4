import { type CaseFacts, type CaseWords, caseKinds, type ReadCases } from '#domain/case.ts';
import { type Language, languages } from '#domain/language.ts';

/** For frames of the back office only, and clearly samples. */
const samples: Record<Language, CaseWords> = {
  ko: write('견본 사례', '적용 사례가 어떻게 보이는지 보여 드리는 견본입니다.'),
  en: write('Sample case', 'A sample that shows what a case study looks like.'),
  id: write('Kasus contoh', 'Contoh yang menunjukkan tampilan sebuah studi kasus.'),
  es: write('Caso de muestra', 'Una muestra de cómo se ve un caso de aplicación.'),
};

function write(name: string, text: string): CaseWords {
  return {
    ...{ place: name, city: name, coated: name, result: text, quotation: text, quoted: name },
    ...{ beforeAlt: name, afterAlt: name, figures: { a: name } },
  };
}

export const sampleCaseWords = (language: Language) => samples[language];

/** Without files: the placeholder stands in. */
const picture = { hash: '', width: 1, height: 1, widths: [] };

const facts: CaseFacts = {
  ...{ slug: 'sample', formerSlugs: [], field: 'air', kind: 'office', year: 2026 },
  ...{ before: picture, after: picture },
  figures: [{ key: 'a', unit: 'ppm', before: '36.0', after: '1.8' }],
};

/** One of every kind; the last is written in another language, and says so. */
function list(language: Language) {
  const other = languages.find((one) => one !== language) ?? language;
  return caseKinds.map((kind, at) => {
    const written = kind === 'other' ? other : language;
    return {
      id: kind,
      facts: { ...facts, kind, slug: at === 0 ? facts.slug : `${facts.slug}-${kind}` },
      words: samples[written],
      language: written,
      languages: [written],
      updatedAt: 0,
    };
  });
}

export const sampleCases: ReadCases = {
  list,
  find(slug, language) {
    const found = list(language).find((one) => one.facts.slug === slug);
    return found && { kind: 'case', case: found };
  },
};
