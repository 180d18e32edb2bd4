import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { EditableText } from '#server/site/page-texts.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { useSaving } from '../ui/useSaving.ts';
import {
  applyResult,
  canSend,
  isUnsaved,
  listTyped,
  putTyped,
  type TypedText,
  type TypedTexts,
  typeText,
  withSaved,
} from './typed-texts.ts';
import { type Place, unsavedCopies } from './unsaved-copies.ts';

/** The texts of a page as the server has them, with what is typed over them, which saves itself. */
export function useSiteTexts(page: string) {
  const { me } = useSession();
  const query = useQuery('GET /site/texts/:page', { params: { page } });
  const [typed, setTyped] = useState<TypedTexts>({});
  const [savedAt, setSavedAt] = useState<number>();
  const copies = useMemo(() => unsavedCopies(me.id, page), [me.id, page]);
  const [unsaved, setUnsaved] = useState<ReturnType<typeof copies.find>>([]);
  const latest = useRef({ typed, texts: [] as readonly EditableText[] });
  latest.current.texts = query.data?.texts ?? [];

  const put = useCallback(
    (place: Place, next: TypedText | undefined) => {
      latest.current.typed = putTyped(latest.current.typed, place, next);
      setTyped(latest.current.typed);
      if (next && isUnsaved(next)) copies.keep(place, next);
      else copies.forget(place);
    },
    [copies],
  );
  const find = ({ path, language }: Place) => latest.current.typed[path]?.[language];

  async function send() {
    const sent = listTyped(latest.current.typed).filter((one) => canSend(one.typed));
    const setSending = (isSending: boolean) => {
      for (const place of sent) {
        const now = find(place);
        if (now) put(place, { ...now, isSending });
      }
    };
    const changes = sent.map(({ path, language, typed: { text, edition } }) => ({
      ...{ page, path, language },
      ...{ text, edition },
    }));
    setSending(true);
    try {
      const { results } = await request('PUT /site/texts', { body: { changes } });
      sent.forEach((place, at) => {
        const result = results[at];
        const now = find(place);
        const known = latest.current.texts.find(({ path }) => path === place.path);
        if (!result || !now || !known) return;
        const { text } = place.typed;
        put(place, applyResult(known, now, text, result));
        if (!result.ok) return;
        setSavedAt(result.savedAt);
        replace(place.path, (before) => withSaved(before, place.language, text, result));
      });
      // A Korean text changes what the other languages need.
      query.reload();
    } catch (error) {
      setSending(false);
      throw error;
    }
  }

  function replace(path: string, change: (text: EditableText) => EditableText) {
    query.setData((data) => ({
      ...data,
      texts: data.texts.map((text) => (text.path === path ? change(text) : text)),
    }));
  }

  const { state, save, saveSoon } = useSaving({
    canSend: () => listTyped(latest.current.typed).some((one) => canSend(one.typed)),
    hasUnsaved: () => listTyped(latest.current.typed).some((one) => isUnsaved(one.typed)),
    send,
  });

  /** Null discards the draft. */
  const type = useCallback(
    (path: string, language: Language, value: string | null) => {
      const text = latest.current.texts.find((one) => one.path === path);
      const place = { path, language };
      if (!text) return;
      put(place, typeText(text, language, latest.current.typed[path]?.[language], value));
      saveSoon();
    },
    [put, saveSoon],
  );

  /** Saves this text after a conflict; the other one stays in the history. */
  const keepMine = useCallback(
    (path: string, language: Language) => {
      const before = latest.current.typed[path]?.[language];
      if (!before?.conflict) return;
      const { conflict, ...mine } = before;
      put({ path, language }, { ...mine, edition: conflict.edition });
      save();
    },
    [put, save],
  );

  const { reload } = query;
  const takeTheirs = useCallback(
    (path: string, language: Language) => {
      put({ path, language }, undefined);
      saveSoon();
      reload();
    },
    [put, saveSoon, reload],
  );

  const isLoaded = query.data !== undefined;
  useEffect(() => {
    if (isLoaded) setUnsaved(copies.find(latest.current.texts));
  }, [isLoaded, copies]);

  function restoreUnsaved() {
    for (const { copy, ...place } of unsaved) {
      const text = latest.current.texts.find(({ path }) => path === place.path);
      const next = text && typeText(text, place.language, undefined, copy.text);
      if (next) put(place, { ...next, edition: copy.edition });
    }
    setUnsaved([]);
    saveSoon();
  }

  function discardUnsaved() {
    for (const place of unsaved) copies.forget(place);
    setUnsaved([]);
  }

  return {
    ...{ query, typed, state, savedAt, save, type, keepMine, takeTheirs },
    ...{ unsaved, restoreUnsaved, discardUnsaved },
    countUnsaved: () =>
      listTyped(latest.current.typed).filter((one) => isUnsaved(one.typed)).length,
  };
}
