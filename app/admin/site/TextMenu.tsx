import { ActionIcon, Menu } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './TextPanel.module.css';
import type { TextActions } from './text-actions.ts';

interface Props {
  text: EditableText;
  language: Language;
  /** What stands in the field. */
  value: string;
  name: string;
  isReadOnly: boolean;
  actions: TextActions;
}

/** Ways back: to what is public, to what the site came with, to what was before. */
export function TextMenu({ text, language, value, name, isReadOnly, actions }: Props) {
  const texts = useWords().site.actions;
  const { draft, supplied, published, publishAt } = text.languages[language];
  const { path } = text;
  const canDiscard = draft !== null || value !== (published ?? supplied);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="neutral"
          className={styles.menu}
          aria-label={texts.label(name)}
        >
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isReadOnly && canDiscard && (
          <Menu.Item onClick={() => actions.onType(path, language, null)}>
            {texts.discard}
          </Menu.Item>
        )}
        {!isReadOnly && value !== supplied && (
          <Menu.Item onClick={() => actions.onType(path, language, supplied)}>
            {texts.supplied}
          </Menu.Item>
        )}
        {!isReadOnly && publishAt !== null && (
          <Menu.Item onClick={() => actions.onUnschedule(text, language)}>
            {texts.unschedule}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => actions.onHistory(path, language)}>{texts.history}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
