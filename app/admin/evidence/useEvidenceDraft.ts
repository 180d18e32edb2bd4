import { useState } from 'react';
import type { EvidenceSource } from '#domain/evidence.ts';
import { type FigureError, isPartialDate, setFigureAt } from '#domain/evidence-rules.ts';
import { type Language, languages } from '#domain/language.ts';
import type { SiteEvidence } from '#server/site/evidence-list.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { type DraftAnswer, useDraft } from '../ui/useDraft.ts';

/** As it stands in the form: figures may not be some yet. */
interface TypedRecord {
  figures: Record<string, unknown>;
  source: EvidenceSource | null;
}

type Edition = SiteEvidence['edition'];

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

/** What somebody types about a result. */
export function useEvidenceDraft(record: SiteEvidence, onSaved: () => void) {
  const params = { name: record.name };
  const [errors, setErrors] = useState<FigureError[]>([]);
  const [lacksReport, setLacksReport] = useState(false);
  const draft = useDraft<TypedRecord, Edition>({
    name: `evidence:${record.name}`,
    saved: record.next,
    edition: record.edition,
    canSend: (typed) => !hasBadDate(typed),
    async send(typed, edition) {
      const body = { ...typed, edition };
      return read(await request('PUT /site/evidence/:name', { params, body }));
    },
  });
  const { text: typed, latest } = draft;

  function read(answer: AnswerOf<'PUT /site/evidence/:name'>): DraftAnswer<Edition> {
    const { edition } = latest.current;
    if (answer.ok) {
      setErrors([]);
      onSaved();
      return { edition: answer.edition, savedAt: answer.savedAt };
    }
    if (answer.reason === 'edited-elsewhere') return { edition, theirs: answer.edition };
    if (answer.reason === 'no-report') {
      // It was never kept, or not here: as after an import without its files.
      describe({ report: null });
      setLacksReport(true);
    } else setErrors(answer.errors);
    return { edition, isRefused: true };
  }

  function describe(part: Partial<EvidenceSource>): void {
    if (part.report) setLacksReport(false);
    draft.change({ source: { ...(latest.current.text.source ?? noSource), ...part } });
  }

  return {
    ...draft,
    ...{ typed, errors, lacksReport, describe },
    hasBadDate: hasBadDate(typed),
    source: typed.source ?? noSource,
    type(path: string, value: unknown) {
      const figures = structuredClone(latest.current.text.figures);
      setFigureAt(figures, path, value);
      draft.change({ figures });
    },
    /** The way back is a draft too; false where somebody else has saved meanwhile. */
    async backToSupplied(): Promise<boolean> {
      await draft.save();
      const body = { edition: latest.current.edition };
      const answer = read(await request('POST /site/evidence/:name/supplied', { params, body }));
      draft.settle(answer);
      if (answer.savedAt === undefined) return false;
      const figures = record.supplied as Record<string, unknown>;
      draft.replace({ figures, source: null }, answer.edition, answer.savedAt);
      return true;
    },
  };
}

function hasBadDate({ source }: TypedRecord): boolean {
  return !isPartialDate(source?.date ?? '');
}

export type EvidenceDraft = ReturnType<typeof useEvidenceDraft>;
