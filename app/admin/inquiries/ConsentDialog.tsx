import { Modal, Text } from '@mantine/core';
import { useQuery } from '../api/useQuery.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './InquiryFacts.module.css';

interface Props {
  version: string;
  isOpen: boolean;
  onClose(): void;
}

/** The consent notice as the visitor saw it. */
export function ConsentDialog({ version, isOpen, onClose }: Props) {
  const { language, words } = useLanguage();
  const { inquiries: texts } = words;
  const answer = useQuery('GET /consent-texts/:version', {
    params: { version },
    isPaused: !isOpen,
  });
  const isUnknown = answer.error?.code === 'not-found';
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.consentTitle} size="lg">
      {isUnknown ? (
        <Text size="sm">{texts.consentUnknown(version)}</Text>
      ) : (
        <QueryError query={answer} />
      )}
      {answer.data && (
        <>
          <div lang={answer.data.language}>
            <Text fw={600}>{answer.data.words.title}</Text>
            <Text size="sm">{answer.data.words.intro}</Text>
            <dl className={styles.facts}>
              {answer.data.words.points.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <Text size="sm" mt="md" fw={600}>
              {answer.data.words.agree}
            </Text>
          </div>
          <Text size="xs" c="dimmed" mt="md">
            {texts.consentVersion(version, showTime(answer.data.inForceSince, language))}
          </Text>
        </>
      )}
    </Modal>
  );
}
