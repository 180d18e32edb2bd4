import styles from './SourceLine.module.css';
import type { SourceText } from './source-texts.ts';

/** One quiet line under a result; nothing where nothing is known. */
export function SourceLine({ source }: { source: SourceText | null }) {
  if (!source) return null;
  const { parts, remarks, report } = source;
  return (
    <div className={styles.source}>
      {(parts.length > 0 || report) && (
        <p>
          {parts.join(' · ')}
          {parts.length > 0 && report && ' · '}
          {report && <a href={report.address}>{report.label}</a>}
        </p>
      )}
      {remarks && <p>{remarks}</p>}
    </div>
  );
}

/** Beside the figure: that it was measured without light. */
export function DarkMark({ source }: { source: SourceText | null }) {
  return source?.dark ? <p className={styles.dark}>{source.dark}</p> : null;
}
