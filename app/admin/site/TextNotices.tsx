import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { useWords } from '../words/words.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';
import type { TypedText } from './typed-texts.ts';

interface Props {
  text: EditableText;
  language: Language;
  typed: TypedText | undefined;
  isWaiting: boolean;
  actions: TextActions;
}

/** What somebody has to decide about a text, with the ways to do so. */
export function TextNotices({ text, language, typed, isWaiting, actions }: Props) {
  const { site: texts } = useWords();
  const { path } = text;
  const { needsLook, suppliedChanged, isNotShown, supplied } = text.languages[language];
  const isTyping = typed !== undefined && !typed.isSaved;
  if (typed?.conflict) {
    return (
      <Notice isAlert title={texts.conflict.title}>
        <Quoted label={texts.conflict.theirs} language={language} text={typed.conflict.theirs} />
        <Group gap="xs">
          <Choice onClick={() => actions.onKeepMine(path, language)}>
            {texts.conflict.keepMine}
          </Choice>
          <Choice onClick={() => actions.onTakeTheirs(path, language)}>
            {texts.conflict.takeTheirs}
          </Choice>
        </Group>
      </Notice>
    );
  }
  return (
    <>
      {needsLook && (
        <Notice title={texts.look.hint}>
          <Choice
            disabled={isTyping || isWaiting}
            onClick={() => actions.onConfirm(text, language)}
          >
            {texts.look.confirm}
          </Choice>
        </Notice>
      )}
      {suppliedChanged && (
        <Notice title={texts.supplied.hint}>
          <Quoted label={texts.supplied.theirs} language={language} text={supplied} />
          <Group gap="xs">
            <Choice disabled={isTyping} onClick={() => actions.onKeepOwn(text, language)}>
              {texts.supplied.keep}
            </Choice>
            <Choice onClick={() => actions.onType(path, language, supplied)}>
              {texts.supplied.take}
            </Choice>
          </Group>
        </Notice>
      )}
      {isNotShown && <Notice title={texts.notShown} />}
    </>
  );
}

function Notice(props: { title: string; isAlert?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.notice} role={props.isAlert ? 'alert' : undefined}>
      <Text size="sm" fw={props.isAlert ? 600 : undefined}>
        {props.title}
      </Text>
      {props.children}
    </div>
  );
}

function Quoted({ label, text, language }: { label: string; text: string; language: Language }) {
  const { untitled } = useWords().site;
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <div className={styles.quoted} lang={text ? language : undefined}>
        {text || untitled}
      </div>
    </div>
  );
}

function Choice(props: { disabled?: boolean; onClick(): void; children: string }) {
  return <Button size="compact-sm" variant="default" className={styles.choice} {...props} />;
}
