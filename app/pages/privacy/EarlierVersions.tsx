import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { StoredVersion } from '#server/legal/stored-texts.ts';
import { formatMinute } from '../../ui/format.ts';
import styles from './PolicyText.module.css';

interface Props {
  versions: readonly StoredVersion[];
  words: Words['privacy']['versions'];
  language: Language;
}

/** With the time of day: on the day a site is set up its policy changes more than once. */
export function EarlierVersions({ versions, words, language }: Props) {
  const until = ({ inForceUntil, inForceSince }: StoredVersion) => inForceUntil ?? inForceSince;
  return (
    <div className={styles.versions}>
      <h3>{words.title}</h3>
      {versions.length === 0 && <p>{words.none}</p>}
      <ul>
        {versions.map((version) => (
          <li key={version.inForceSince}>
            <a href={`${pagePath('privacy', language)}?version=${version.version}`}>
              {fill(words.period, {
                from: formatMinute(version.inForceSince, language),
                until: formatMinute(until(version), language),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
