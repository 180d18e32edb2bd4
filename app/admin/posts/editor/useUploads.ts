import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { notifyError } from '../../ui/notify.tsx';
import { type AdminWords, useWords } from '../../words/words.tsx';
import { describeFileRefusal, describeRefusal } from './describe-refusal.ts';
import { replaceFile } from './file-block.ts';
import { insertFile, uploadFile } from './files.ts';
import { importPicture, insertGallery, insertPicture, uploadPicture } from './pictures.ts';

interface Options {
  /** Else what is not a picture is refused as one. */
  takesFiles: boolean;
  onCount?: ((uploads: number) => void) | undefined;
}

/** Some systems do not know the newer kinds. */
const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || /\.(heic|heif|avif|tiff?)$/i.test(name);

/** What is on its way into a text, and how it gets there. */
export function useUploads(editor: Editor | null, { takesFiles, onCount }: Options) {
  const words = useWords();
  const [count, setCount] = useState(0);
  const tell = useEffectEvent((uploads: number) => onCount?.(uploads));
  useEffect(() => tell(count), [count]);

  /** One after the other, in the order in which they were given. */
  async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
    setCount((n) => n + items.length);
    for (const item of items) await work(item).finally(() => setCount((n) => n - 1));
  }

  type Describe = (name: string, error: unknown, words: AdminWords) => string;
  async function send<Kept>(
    file: File,
    upload: (file: File) => Promise<Kept>,
    describe: Describe,
  ): Promise<Kept | undefined> {
    try {
      return await upload(file);
    } catch (error) {
      notifyError(describe(file.name, error, words));
      return undefined;
    }
  }
  const sendPicture = (file: File) => send(file, uploadPicture, describeRefusal);
  const sendFile = (file: File) => send(file, uploadFile, describeFileRefusal);

  async function insert(files: readonly File[], at?: number) {
    if (!editor) return;
    if (at !== undefined) editor.commands.setTextSelection(at);
    await forEach(files, async (file) => {
      if (takesFiles && !isPicture(file)) {
        const kept = await sendFile(file);
        if (kept) insertFile(editor, kept);
      } else {
        const picture = await sendPicture(file);
        if (picture) insertPicture(editor, picture.address);
      }
    });
  }

  return {
    count,
    insert,
    async insertTogether(files: readonly File[]) {
      if (files.length < 2 || !editor) return insert(files);
      const addresses: string[] = [];
      await forEach(files, async (file) => {
        const picture = await sendPicture(file);
        if (picture) addresses.push(picture.address);
      });
      if (addresses.length > 0) insertGallery(editor, addresses);
    },
    replace: (old: string, file: File) =>
      forEach([file], async () => {
        const kept = await sendFile(file);
        if (kept && editor) replaceFile(editor, old, kept);
      }),
    copyPicture: (changed: Editor, source: string) =>
      forEach([source], async () => {
        const isImported = await importPicture(changed, source);
        if (!isImported) notifyError(words.editor.pictures.notCopied);
      }),
  };
}
