import type { InquiryTopic } from '#domain/inquiry-topic.ts';

/**
 * Every name under which the form has ever offered a topic, in any language. Only these stay when
 * an inquiry is erased: anything else the visitor typed, and it may name a person. So a name that
 * the form no longer uses stays here, or rewording it would change what erasure keeps.
 */
const namesOfTopics: Record<InquiryTopic, readonly string[]> = {
  noshine: [
    '무광촉매 NOSHINE',
    'NOSHINE photocatalyst',
    'Fotokatalis NOSHINE',
    'Fotocatalizador NOSHINE',
  ],
  multi: [
    '다목적 복합 필터',
    'Multi-purpose composite filter',
    'Filter komposit serbaguna',
    'Filtro compuesto multiuso',
  ],
  fresh: ['신선도 유지', 'Freshness', 'Menjaga kesegaran', 'Conservación de la frescura'],
  air: [
    '공기질·살균',
    'Air quality and disinfection',
    'Kualitas udara dan disinfeksi',
    'Calidad del aire y desinfección',
  ],
  water: ['수질 개선', 'Water quality', 'Kualitas air', 'Calidad del agua'],
  build: ['건축 자재', 'Construction materials', 'Bahan bangunan', 'Materiales de construcción'],
  redchec: ['레드첵', 'Redchec'],
  sample: ['샘플 코팅', 'Sample Coating', 'Pelapisan Sampel', 'Recubrimiento de muestra'],
  partnership: [
    '제휴 제안',
    'Partnership proposal',
    'Proposal kemitraan',
    'Propuesta de colaboración',
  ],
};

export const offeredTopics: readonly string[] = Object.values(namesOfTopics).flat();
