import type { Words } from '#content/words.ts';
import { type CaseFacts, type CaseWords, caseReduction } from '#domain/case.ts';
import type { Language } from '#domain/language.ts';
import { caseFigure } from '../../ui/case-facts.ts';
import { formatPercent } from '../../ui/format.ts';
import styles from './CaseFigures.module.css';

interface Props {
  facts: Pick<CaseFacts, 'figures'>;
  names: CaseWords['figures'];
  words: Words['cases']['detail'];
  language: Language;
  lang: Language | undefined;
}

/** What was measured; how much it went down is as large as a headline. */
export function CaseFigures({ facts: { figures }, names, words, language, lang }: Props) {
  if (figures.length === 0) return null;
  const reductions = figures.map(caseReduction);
  const hasBefore = figures.some(({ before }) => before !== '');
  const hasReduction = reductions.some((reduction) => reduction !== undefined);
  return (
    <>
      <table className={styles.table}>
        <caption>{words.figures}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {hasBefore && <th scope="col">{words.before}</th>}
            <th scope="col">{words.after}</th>
            {hasReduction && <th scope="col">{words.reduced}</th>}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure, at) => (
            <tr key={figure.key}>
              <th scope="row" lang={lang}>
                {names[figure.key]}
              </th>
              {hasBefore && (
                <td data-name={words.before}>{caseFigure(figure.before, figure, language)}</td>
              )}
              <td data-name={words.after}>{caseFigure(figure.after, figure, language)}</td>
              {hasReduction && (
                <td data-name={words.reduced}>
                  {reductions[at] && <strong>{formatPercent(reductions[at], language)}</strong>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasReduction && <p className={styles.note}>{words.computed}</p>}
    </>
  );
}
