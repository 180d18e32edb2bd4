import { Group, Modal, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { type Language, languages } from '#domain/language.ts';
import { addressOf } from '../../api/routes.ts';
import { useWords } from '../../words/words.tsx';
import styles from './Preview.module.css';

interface Props {
  isOpen: boolean;
  onClose(): void;
  mnum: number;
  first: Language;
}

/** The site's own page made from what is saved, in a frame as wide as a phone or the screen. */
export function Preview({ isOpen, onClose, mnum, first }: Props) {
  const words = useWords();
  const texts = words.editor.previewDialog;
  const [chosen, setChosen] = useState<Language>();
  const [width, setWidth] = useState('desktop');
  const language = chosen ?? first;

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      fullScreen
      classNames={{ body: styles.body, content: styles.content }}
    >
      <Group mb="sm" gap="sm">
        <SegmentedControl
          aria-label={words.posts.language}
          data={languages.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onChange={(value) => setChosen(value as Language)}
        />
        <SegmentedControl
          aria-label={texts.width}
          data={[
            { value: 'desktop', label: texts.desktop },
            { value: 'phone', label: texts.phone },
          ]}
          value={width}
          onChange={setWidth}
        />
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
      </Group>
      <iframe
        key={`${language}${isOpen}`}
        className={styles.frame}
        data-width={width}
        title={texts.frame(words.languages[language])}
        src={addressOf('GET /posts/:mnum/preview', {
          params: { mnum },
          query: new URLSearchParams({ language }),
        })}
      />
    </Modal>
  );
}
