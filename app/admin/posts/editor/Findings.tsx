import { List } from '@mantine/core';
import { useWords } from '../../words/words.tsx';
import type { Finding } from './check-text.ts';

/** Missing languages in one line, everything else in its own. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const words = useWords();
  const texts = words.postDesk.check;
  const isMissing = ({ kind }: Finding) => kind === 'missing-language';
  const nameOf = ({ language }: Finding) => (language ? words.languages[language] : '');
  const missing = findings.filter(isMissing).map(nameOf);
  const describe = (finding: Finding) => {
    const { kind, about = '', count = 0 } = finding;
    if (kind === 'broken-link') return texts.brokenLink(nameOf(finding), about);
    if (kind === 'uploading') return texts.uploading(nameOf(finding));
    if (kind === 'no-description') return texts.noDescription(nameOf(finding), count);
    if (kind === 'empty') return texts.empty(nameOf(finding));
    if (kind === 'no-title') return texts.noTitle(nameOf(finding));
    return texts.noPicture;
  };
  const serious = findings.filter(({ isSerious }) => isSerious);
  const others = findings.filter((finding) => !finding.isSerious && !isMissing(finding));
  return (
    <List size="sm" spacing={6}>
      {serious.map((finding) => (
        <List.Item key={`${finding.kind}${finding.language}${finding.about}`} fw={600}>
          {describe(finding)}
        </List.Item>
      ))}
      {others.map((finding) => (
        <List.Item key={`${finding.kind}${finding.language}`}>{describe(finding)}</List.Item>
      ))}
      {missing.length > 0 && <List.Item>{texts.missingLanguages(missing.join(', '))}</List.Item>}
    </List>
  );
}
