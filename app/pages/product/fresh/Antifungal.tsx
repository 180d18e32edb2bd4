import { evidence } from '#content/evidence.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { EvidenceTable } from '../../../ui/EvidenceTable.tsx';
import { formatLimit, formatPercent } from '../../../ui/format.ts';
import { ChartWithTable } from '../../../ui/Section.tsx';
import styles from './Antifungal.module.css';
import { SpecimenGrid } from './SpecimenGrid.tsx';

interface Props {
  language: Language;
  words: Words['product-fresh']['antifungal'];
  shared: Words['product']['evidence'];
  /** Who tested; an unnamed sample entry until the owner may name it. */
  agency: string;
}

const { untreated } = evidence.freshness;

export function Antifungal({ language, words, shared, agency }: Props) {
  const share = formatLimit(untreated, formatPercent(untreated.figure, language), shared);
  return (
    <ChartWithTable
      chart={
        <SpecimenGrid
          untreated={{ name: words.untreated, text: share }}
          treated={{ name: words.treated, text: words.none }}
        />
      }
      table={
        <>
          <EvidenceTable
            caption={words.caption}
            columns={[words.specimen, words.untreated, words.treated]}
            rows={words.specimens.map((name) => ({ name, cells: [share, words.none] }))}
            emphasis={1}
            note={words.note}
            conditions={shared.conditions}
          />
          <dl className={styles.agency}>
            <dt>{words.agency}</dt>
            <dd>{agency}</dd>
          </dl>
        </>
      }
    />
  );
}
