import type { Kysely } from 'kysely';

/** What the form offered then; anything else a visitor had typed. */
export const offeredThen = [
  '무광촉매 NOSHINE',
  '다목적 복합 필터',
  '신선도 유지',
  '공기질·살균',
  '수질 개선',
  '건축 자재',
  '레드첵',
  '샘플 코팅',
  '제휴 제안',
  'NOSHINE photocatalyst',
  'Multi-purpose composite filter',
  'Freshness',
  'Air quality and disinfection',
  'Water quality',
  'Construction materials',
  'Redchec',
  'Sample Coating',
  'Partnership proposal',
  'Fotokatalis NOSHINE',
  'Filter komposit serbaguna',
  'Menjaga kesegaran',
  'Kualitas udara dan disinfeksi',
  'Kualitas air',
  'Bahan bangunan',
  'Pelapisan Sampel',
  'Proposal kemitraan',
  'Fotocatalizador NOSHINE',
  'Filtro compuesto multiuso',
  'Conservación de la frescura',
  'Calidad del aire y desinfección',
  'Calidad del agua',
  'Materiales de construcción',
  'Recubrimiento de muestra',
  'Propuesta de colaboración',
];

/** Erasing used to keep whatever a visitor had typed as the field, and sent mails kept links. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  await db
    .updateTable('inquiries')
    .set({ interested_field: '' })
    .where('erased_at', 'is not', null)
    .where('interested_field', 'not in', offeredThen)
    .execute();
  await db
    .updateTable('outbox')
    .set({ recipient: null, subject: null, body: null })
    .where('kind', 'in', ['account', 'test'])
    .where('state', '=', 'sent')
    .execute();
}
