import { Group } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import { TextEditor } from '../posts/editor/TextEditor.tsx';
import { ConflictNotice } from '../ui/ConflictNotice.tsx';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useDraft } from '../ui/useDraft.ts';
import { useWords } from '../words/words.tsx';

type Body = AnswerOf<'GET /site/bodies/:name'>['bodies'][number];

interface Props {
  body: Body;
  saveNow: RefObject<() => Promise<void>>;
  onSaved(): void;
}

/** The body in one language, which saves itself. */
export function BodyEditor({ body, saveNow, onSaved }: Props) {
  const { siteBody: words } = useWords();
  const { language } = body;
  /** The editor reads what it shows once: another number makes it read again. */
  const [begun, setBegun] = useState(0);
  const [theirs, setTheirs] = useState({ html: '', edition: body.edition });
  const draft = useDraft<{ html: string }, Body['edition']>({
    name: `price-body:${language}`,
    saved: { html: body.html },
    edition: body.edition,
    savedAt: body.savedAt ?? undefined,
    async send({ html }, edition) {
      const { result } = await request('PUT /site/bodies/:name', {
        params: { name: 'price' },
        body: { language, html, edition },
      });
      if (result?.ok) {
        onSaved();
        return { edition: result.edition, savedAt: result.savedAt };
      }
      if (result?.reason === 'edited-elsewhere') {
        setTheirs({ html: result.theirs, edition: result.edition });
        return { edition, theirs: result.edition };
      }
      return { edition, isRefused: true };
    },
  });
  saveNow.current = draft.save;

  return (
    <>
      {draft.recovered && (
        <RecoveredNotice
          text={words.recovered}
          onRestore={() => {
            draft.restoreCopy();
            setBegun(begun + 1);
          }}
          onDiscard={draft.dropCopy}
        />
      )}
      {draft.hasConflict && (
        <ConflictNotice
          texts={words}
          onKeepMine={draft.keepMine}
          onTakeTheirs={() => {
            draft.replace({ html: theirs.html }, theirs.edition);
            setBegun(begun + 1);
          }}
        />
      )}
      <Group justify="flex-end" mb="xs">
        <SaveStatus state={draft.state} savedAt={draft.savedAt} />
      </Group>
      <TextEditor
        key={begun}
        language={language}
        html={draft.text.html}
        label={words.title}
        onChange={(html) => draft.change({ html })}
      />
    </>
  );
}
