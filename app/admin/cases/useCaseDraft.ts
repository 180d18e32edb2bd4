import { useRef, useState } from 'react';
import { type CaseFacts, type CaseWords, emptyFacts, emptyWords } from '#domain/case.ts';
import { type Language, languages } from '#domain/language.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { type DraftAnswer, useDraft } from '../ui/useDraft.ts';

interface TypedCase {
  facts: CaseFacts;
  words: Record<Language, CaseWords>;
}

type Part = 'facts' | Language;
type Editions = Record<Part, number | null>;

/** What somebody types about a case; only the parts that were changed are sent. */
export function useCaseDraft(edited: EditedCase, onSaved: () => void) {
  const [isSlugTaken, setIsSlugTaken] = useState(false);
  const [start] = useState(() => typedOf(edited));
  /** The parts as the server last took or refused them; what differs is still to be sent. */
  const answered = useRef(start);
  const draft = useDraft<TypedCase, Editions>({
    name: `case:${edited.id}`,
    saved: start,
    edition: editionsOf(edited),
    async send({ facts, words }, editions) {
      const given = languages.filter((one) => words[one] !== answered.current.words[one]);
      const changedWords = given.map((one) => [one, { value: words[one], edition: editions[one] }]);
      const changedFacts = facts !== answered.current.facts && {
        facts: { value: facts, edition: editions.facts },
      };
      const body = { ...changedFacts, words: Object.fromEntries(changedWords) };
      const answer = await request('PUT /cases/:id', { params: { id: edited.id }, body });
      return read(answer, { facts, words }, editions);
    },
  });
  const { text: typed, latest } = draft;

  function read(
    answer: AnswerOf<'PUT /cases/:id'>,
    sent: TypedCase,
    editions: Editions,
  ): DraftAnswer<Editions> {
    const parts = { ...answer.words, ...(answer.facts && { facts: answer.facts }) };
    const next = { ...editions };
    let savedAt: number | undefined;
    const conflicts: Partial<Editions> = {};
    for (const [part, result] of Object.entries(parts) as [
      Part,
      NonNullable<typeof answer.facts>,
    ][]) {
      if (result.ok) {
        next[part] = result.edition;
        savedAt = result.savedAt;
      } else if (result.reason === 'edited-elsewhere') {
        conflicts[part] = result.edition ?? 0;
        continue;
      }
      answered.current =
        part === 'facts'
          ? { ...answered.current, facts: sent.facts }
          : { ...answered.current, words: { ...answered.current.words, [part]: sent.words[part] } };
    }
    if (answer.facts) setIsSlugTaken(!answer.facts.ok && answer.facts.reason === 'slug-taken');
    onSaved();
    const hasConflict = Object.keys(conflicts).length > 0;
    return {
      edition: next,
      savedAt,
      isRefused: isRefused(answer),
      ...(hasConflict && { theirs: { ...next, ...conflicts } }),
    };
  }

  return {
    ...draft,
    ...{ typed, isSlugTaken },
    editionOf: (part: Part) => latest.current.edition[part],
    changeFacts(part: Partial<CaseFacts>) {
      draft.change({ facts: { ...latest.current.text.facts, ...part } });
    },
    changeWords(language: Language, part: Partial<CaseWords>) {
      const { words } = latest.current.text;
      draft.change({ words: { ...words, [language]: { ...words[language], ...part } } });
    },
  };
}

export type CaseDraft = ReturnType<typeof useCaseDraft>;

function isRefused({ facts, words }: AnswerOf<'PUT /cases/:id'>): boolean {
  return [facts, ...Object.values(words)].some((result) => result && !result.ok);
}

function typedOf({ facts, words }: EditedCase): TypedCase {
  return {
    facts: facts.next ?? emptyFacts,
    words: Object.fromEntries(
      languages.map((language) => [language, words[language].next ?? emptyWords]),
    ) as TypedCase['words'],
  };
}

function editionsOf({ facts, words }: EditedCase): Editions {
  const ofWords = languages.map((language) => [language, words[language].edition]);
  return { facts: facts.edition, ...Object.fromEntries(ofWords) };
}
