import { useRef, useState } from 'react';
import type { EvidenceSource } from '#domain/evidence.ts';
import { type FigureError, isPartialDate, setFigureAt } from '#domain/evidence-rules.ts';
import { type Language, languages } from '#domain/language.ts';
import type { SiteEvidence } from '#server/site/evidence-list.ts';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { useSaving } from '../ui/useSaving.ts';

/** As it stands in the form: figures may not be some yet. */
export interface TypedRecord {
  figures: Record<string, unknown>;
  source: EvidenceSource | null;
}

const inEveryLanguage = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;

const noSource: EvidenceSource = {
  institute: inEveryLanguage(''),
  method: '',
  reportNumber: '',
  date: '',
  specimen: inEveryLanguage(''),
  light: 'unstated',
  remarks: inEveryLanguage(''),
  report: null,
};

/** What somebody types about a result; it saves itself, and a copy stays here until it has. */
export function useEvidenceDraft(record: SiteEvidence, onSaved: () => void) {
  const { me } = useSession();
  const copyName = `admin-draft:${me.id}:evidence:${record.name}`;
  const [typed, setTyped] = useState<TypedRecord>(() => record.next);
  const [errors, setErrors] = useState<FigureError[]>([]);
  const [savedAt, setSavedAt] = useState<number>();
  const [theirs, setTheirs] = useState<number>();
  const [recovered, setRecovered] = useState(() => readCopy(copyName, record));
  const [lacksReport, setLacksReport] = useState(false);
  const latest = useRef({ typed, edition: record.edition, isDirty: false });
  const { source } = typed;
  const hasBadDate = isBadDate({ typed });

  const { state, save, saveSoon } = useSaving({
    canSend: () => latest.current.isDirty && theirs === undefined && !isBadDate(latest.current),
    hasUnsaved: () => latest.current.isDirty,
    async send() {
      const { typed: sent, edition } = latest.current;
      latest.current.isDirty = false;
      try {
        take(
          await request('PUT /site/evidence/:name', {
            params: { name: record.name },
            body: { ...sent, edition },
          }),
        );
      } catch (error) {
        latest.current.isDirty = true;
        throw error;
      }
    },
  });

  type Answer = Awaited<ReturnType<typeof request<'PUT /site/evidence/:name'>>>;

  function take(answer: Answer): void {
    if (answer.ok) {
      latest.current.edition = answer.edition;
      setSavedAt(answer.savedAt);
      setErrors([]);
      if (!latest.current.isDirty) removeItem(copyName);
      onSaved();
    } else if (answer.reason === 'edited-elsewhere') {
      latest.current.isDirty = true;
      setTheirs(answer.edition);
    } else if (answer.reason === 'no-report') {
      // It was never kept, or not here: as after an import without its files.
      describe({ report: null });
      setLacksReport(true);
    } else {
      // Nothing to send again until something else is typed; the copy stays.
      setErrors(answer.errors);
    }
  }

  function change(next: TypedRecord): void {
    latest.current = { ...latest.current, typed: next, isDirty: true };
    setTyped(next);
    writeItem(copyName, JSON.stringify(next));
    saveSoon();
  }

  function describe(part: Partial<EvidenceSource>): void {
    const { figures, source: before } = latest.current.typed;
    if (part.report) setLacksReport(false);
    change({ figures, source: { ...(before ?? noSource), ...part } });
  }

  return {
    ...{ typed, errors, hasBadDate, state, savedAt, save, theirs, recovered },
    source: source ?? noSource,
    type(path: string, value: unknown) {
      const figures = structuredClone(latest.current.typed.figures);
      setFigureAt(figures, path, value);
      change({ ...latest.current.typed, figures });
    },
    ...{ describe, lacksReport },
    restoreCopy() {
      if (recovered) change(recovered);
      setRecovered(undefined);
    },
    dropCopy() {
      removeItem(copyName);
      setRecovered(undefined);
    },
    keepMine() {
      if (theirs !== undefined) latest.current.edition = theirs;
      setTheirs(undefined);
      saveSoon();
    },
    /** The way back is a draft too. */
    async backToSupplied(): Promise<void> {
      await save();
      const { edition } = latest.current;
      const params = { name: record.name };
      take(await request('POST /site/evidence/:name/supplied', { params, body: { edition } }));
      removeItem(copyName);
      const supplied = { figures: record.supplied as Record<string, unknown>, source: null };
      latest.current = { ...latest.current, typed: supplied, isDirty: false };
      setTyped(supplied);
    },
    forgetCopy: () => removeItem(copyName),
  };
}

function isBadDate({ typed }: { typed: TypedRecord }): boolean {
  return !isPartialDate(typed.source?.date ?? '');
}

/** Of an earlier visit, where it says something else than the server. */
function readCopy(name: string, record: SiteEvidence): TypedRecord | undefined {
  const kept = readItem(name);
  return kept && kept !== JSON.stringify(record.next) ? JSON.parse(kept) : undefined;
}

export type EvidenceDraft = ReturnType<typeof useEvidenceDraft>;
