import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { useNavigate } from 'react-router';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';
import { request } from '../api/request.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';

/** One click begins a post in the company's language; others are a second click away. */
export function NewPost() {
  const words = useWords();
  const texts = words.posts;
  const navigate = useNavigate();
  const [run, isBusy] = useAction();

  const create = (originalLanguage: Language) =>
    run(async () => {
      const { mnum } = await request('POST /posts', { body: { originalLanguage } });
      await navigate(`/admin/posts/${mnum}`);
    });

  return (
    <Group gap={2} wrap="nowrap">
      <Button
        flex={1}
        loading={isBusy}
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => create(defaultLanguage)}
      >
        {texts.create}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="input-sm" aria-label={texts.createIn}>
            <Icon name="chevron" size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{texts.createIn}</Menu.Label>
          {languages.map((language) => (
            <Menu.Item key={language} onClick={() => create(language)}>
              {words.languages[language]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
