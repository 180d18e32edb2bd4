import { useRef, useState } from 'react';
import { type CaseFacts, type CaseWords, emptyFacts, emptyWords } from '#domain/case.ts';
import { type Language, languages } from '#domain/language.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useSession } from '../session/useSession.ts';
import { useSaving } from '../ui/useSaving.ts';

export interface TypedCase {
  facts: CaseFacts;
  words: Record<Language, CaseWords>;
}

type Part = 'facts' | Language;

/** What somebody types about a case; it saves itself part by part, and a copy stays here until then. */
export function useCaseDraft(edited: EditedCase, onSaved: () => void) {
  const { me } = useSession();
  const copyName = `admin-draft:${me.id}:case:${edited.id}`;
  const [typed, setTyped] = useState(() => typedOf(edited));
  const [savedAt, setSavedAt] = useState<number>();
  const [isSlugTaken, setIsSlugTaken] = useState(false);
  /** Of parts that somebody else has changed. */
  const [theirs, setTheirs] = useState<Partial<Record<Part, number>>>({});
  const [recovered, setRecovered] = useState(() => readCopy(copyName, edited));
  const latest = useRef({ typed, editions: editionsOf(edited), dirty: new Set<Part>() });

  const hasConflict = Object.keys(theirs).length > 0;
  const { state, save, saveSoon } = useSaving({
    canSend: () => latest.current.dirty.size > 0 && !hasConflict,
    hasUnsaved: () => latest.current.dirty.size > 0,
    async send() {
      const { typed: sent, editions, dirty } = latest.current;
      latest.current.dirty = new Set();
      const given = languages.filter((language) => dirty.has(language));
      const words = Object.fromEntries(
        given.map((one) => [one, { value: sent.words[one], edition: editions[one] }]),
      );
      const facts = dirty.has('facts') && {
        facts: { value: sent.facts, edition: editions.facts },
      };
      try {
        take(
          await request('PUT /cases/:id', {
            params: { id: edited.id },
            body: { ...facts, words },
          }),
        );
      } catch (error) {
        latest.current.dirty = new Set([...dirty, ...latest.current.dirty]);
        throw error;
      }
    },
  });

  function take(answer: AnswerOf<'PUT /cases/:id'>): void {
    const parts = { ...answer.words, ...(answer.facts && { facts: answer.facts }) };
    const conflicts: Partial<Record<Part, number>> = {};
    for (const [part, result] of Object.entries(parts) as [
      Part,
      NonNullable<typeof answer.facts>,
    ][]) {
      if (result.ok) {
        latest.current.editions[part] = result.edition;
        setSavedAt(result.savedAt);
      } else if (result.reason === 'edited-elsewhere') {
        latest.current.dirty.add(part);
        conflicts[part] = result.edition ?? 0;
      }
    }
    if (answer.facts) setIsSlugTaken(!answer.facts.ok && answer.facts.reason === 'slug-taken');
    setTheirs(conflicts);
    if (latest.current.dirty.size === 0 && !isRefused(answer)) removeItem(copyName);
    onSaved();
  }

  function change(next: TypedCase, parts: readonly Part[]): void {
    const dirty = new Set([...latest.current.dirty, ...parts]);
    latest.current = { ...latest.current, typed: next, dirty };
    setTyped(next);
    writeItem(copyName, JSON.stringify(next));
    saveSoon();
  }

  return {
    ...{ typed, state, savedAt, save, hasConflict, isSlugTaken, recovered },
    editionOf: (part: Part) => latest.current.editions[part],
    changeFacts(part: Partial<CaseFacts>) {
      const { typed: before } = latest.current;
      change({ ...before, facts: { ...before.facts, ...part } }, ['facts']);
    },
    changeWords(language: Language, part: Partial<CaseWords>) {
      const { typed: before } = latest.current;
      const words = { ...before.words, [language]: { ...before.words[language], ...part } };
      change({ ...before, words }, [language]);
    },
    restoreCopy() {
      if (recovered) change(recovered, ['facts', ...languages]);
      setRecovered(undefined);
    },
    dropCopy() {
      removeItem(copyName);
      setRecovered(undefined);
    },
    keepMine() {
      Object.assign(latest.current.editions, theirs);
      setTheirs({});
      saveSoon();
    },
    forgetCopy: () => removeItem(copyName),
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

function editionsOf({ facts, words }: EditedCase): Record<Part, number | null> {
  const ofWords = languages.map((language) => [language, words[language].edition]);
  return { facts: facts.edition, ...Object.fromEntries(ofWords) };
}

/** Of an earlier visit, where it says something else than the server. */
function readCopy(name: string, edited: EditedCase): TypedCase | undefined {
  const kept = readItem(name);
  return kept && kept !== JSON.stringify(typedOf(edited)) ? JSON.parse(kept) : undefined;
}
