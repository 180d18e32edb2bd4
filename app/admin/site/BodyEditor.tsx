import { Alert, Button, Group } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { TextEditor } from '../posts/editor/TextEditor.tsx';
import { useSession } from '../session/useSession.ts';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useSaving } from '../ui/useSaving.ts';
import { useWords } from '../words/words.tsx';

type Body = AnswerOf<'GET /site/bodies/:name'>['bodies'][number];

interface Props {
  body: Body;
  saveNow: RefObject<() => Promise<void>>;
  onSaved(): void;
}

/** The body in one language; it saves itself, and a copy stays in this browser until it has. */
export function BodyEditor({ body, saveNow, onSaved }: Props) {
  const { siteBody: words } = useWords();
  const { me } = useSession();
  const { language } = body;
  const name = `admin-draft:${me.id}:body:price:${language}`;
  const latest = useRef({ html: body.html, edition: body.edition, isDirty: false });
  const [shown, setShown] = useState({ html: body.html, times: 0 });
  const [savedAt, setSavedAt] = useState(body.savedAt ?? undefined);
  const [theirs, setTheirs] = useState<{ html: string; edition: number }>();
  const [unsaved, setUnsaved] = useState(() => {
    const kept = readItem(name);
    return kept && kept !== body.html ? kept : undefined;
  });

  const { state, save, saveSoon } = useSaving({
    canSend: () => latest.current.isDirty && !theirs,
    hasUnsaved: () => latest.current.isDirty,
    async send() {
      const { html, edition } = latest.current;
      latest.current.isDirty = false;
      try {
        const { result } = await request('PUT /site/bodies/:name', {
          params: { name: 'price' },
          body: { language, html, edition },
        });
        if (result?.ok) {
          latest.current.edition = result.edition;
          setSavedAt(result.savedAt);
          if (!latest.current.isDirty) removeItem(name);
          onSaved();
        } else if (result?.reason === 'edited-elsewhere') {
          latest.current.isDirty = true;
          setTheirs({ html: result.theirs, edition: result.edition });
        }
      } catch (error) {
        latest.current.isDirty = true;
        throw error;
      }
    },
  });
  saveNow.current = save;

  function change(html: string) {
    latest.current = { ...latest.current, html, isDirty: true };
    writeItem(name, html);
    saveSoon();
  }

  function show(html: string) {
    setShown(({ times }) => ({ html, times: times + 1 }));
  }

  function settle(edition: number) {
    latest.current.edition = edition;
    setTheirs(undefined);
    saveSoon();
  }

  return (
    <>
      {unsaved !== undefined && (
        <RecoveredNotice
          text={words.recovered}
          onRestore={() => {
            show(unsaved);
            change(unsaved);
            setUnsaved(undefined);
          }}
          onDiscard={() => {
            removeItem(name);
            setUnsaved(undefined);
          }}
        />
      )}
      {theirs && (
        <Alert color="attention" mb="sm" role="alert">
          {words.conflict}
          <Group mt="xs" gap="xs">
            <Button size="compact-sm" onClick={() => settle(theirs.edition)}>
              {words.keepMine}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                latest.current = { ...theirs, isDirty: false };
                removeItem(name);
                show(theirs.html);
                settle(theirs.edition);
              }}
            >
              {words.takeTheirs}
            </Button>
          </Group>
        </Alert>
      )}
      <Group justify="flex-end" mb="xs">
        <SaveStatus state={state} savedAt={savedAt} />
      </Group>
      <TextEditor
        key={shown.times}
        language={language}
        html={shown.html}
        label={words.title}
        onChange={change}
      />
    </>
  );
}
