import { suppliedEvidence } from '#content/evidence.ts';
import { type EvidenceName, type EvidenceRecord, evidenceNames } from '#domain/evidence.ts';
import type { Database } from '../database/database.ts';
import { evidenceKey, evidencePage, readOwnEvidence } from './evidence.ts';

export interface SiteEvidence {
  name: EvidenceName;
  supplied: EvidenceRecord['figures'];
  /** Null: the supplied one is shown. */
  published: EvidenceRecord | null;
  hasDraft: boolean;
  /** As it will be once the draft is published. */
  next: EvidenceRecord;
  edition: number | null;
  publishAt: number | null;
}

/** Every record of the evidence, as it is and as it will be. */
export async function listEvidence({ db }: Pick<Database, 'db'>): Promise<SiteEvidence[]> {
  const all = await db
    .selectFrom('site_content')
    .selectAll()
    .where('page', '=', evidencePage)
    .execute();
  const rows = new Map(all.map((row) => [row.path, row]));
  return evidenceNames.map((name) => {
    const row = rows.get(evidenceKey(name).path);
    const supplied = suppliedEvidence[name];
    return {
      name,
      supplied,
      published: readOwnEvidence(name, row?.published) ?? null,
      hasDraft: row !== undefined && row.draft !== null,
      next: readOwnEvidence(name, row?.draft ?? row?.published) ?? {
        figures: supplied,
        source: null,
      },
      edition: row?.edition ?? null,
      publishAt: row?.publish_at ?? null,
    };
  });
}
