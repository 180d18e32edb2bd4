import type { Language } from '#domain/language.ts';
import { ApiError, request } from '../../api/request.ts';
import type { SaveState } from '../../ui/SaveStatus.tsx';
import { useDraft } from '../../ui/useDraft.ts';

export interface VersionText {
  title: string;
  mainText: string;
  description: string;
}

interface Start extends VersionText {
  mnum: number;
  language: Language;
  edition: number | null;
  updatedAt: number;
}

/** One language of a post while somebody writes it. */
export function useVersionDraft(
  { mnum, language, title, mainText, description, edition, updatedAt }: Start,
  onSaved: (saved: VersionText & { edition: number }) => void,
) {
  const draft = useDraft<VersionText, number | null>({
    name: `${mnum}:${language}`,
    saved: { title, mainText, description },
    edition,
    savedAt: updatedAt,
    async send(sent, seen, isOverwriting) {
      try {
        const answer = await request('PUT /posts/:mnum/versions/:language', {
          params: { mnum, language },
          body: { ...sent, edition: seen, isOverwriting },
        });
        onSaved({ ...sent, edition: answer.edition });
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        return { edition: seen, theirs: seen };
      }
    },
  });
  const state: SaveState = draft.hasConflict ? 'conflict' : draft.state;
  return { ...draft, state, editionNow: () => draft.latest.current.edition };
}

/** Visitors see all that was written. */
export const isUpToDate = (version: { state: string }, draft: VersionDraft) =>
  version.state === 'published' && draft.state === 'saved';

export type VersionDraft = ReturnType<typeof useVersionDraft>;
