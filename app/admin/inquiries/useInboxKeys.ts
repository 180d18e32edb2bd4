import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InboxLine } from '#server/inquiries/inbox.ts';
import { useSession } from '../session/useSession.ts';
import { useListState } from '../ui/back-link.ts';
import { useShortcuts } from '../ui/useShortcuts.ts';
import { lastOpened } from './last-opened.ts';
import type { BulkActs } from './useBulkActs.ts';

interface Parts {
  lines: readonly InboxLine[];
  /** What is chosen; without any, a key acts on the row it is at. */
  chosen: readonly InboxLine[];
  acts: BulkActs;
  select(ids: readonly string[], isSelected: boolean): void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** J and K move the focus itself from row to row, so that Enter is the link's own. */
export function useInboxKeys({ lines, chosen, acts, select, searchBox }: Parts) {
  const navigate = useNavigate();
  const state = useListState();
  const { me } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const [currentId, setCurrentId] = useState(lastOpened.get);
  const current = Math.max(
    0,
    lines.findIndex(({ id }) => id === currentId),
  );
  const line = lines[current];
  const targets = chosen.length > 0 ? chosen : line ? [line] : [];

  function setCurrent(index: number) {
    const id = lines[index]?.id;
    lastOpened.set(id);
    setCurrentId(id);
  }
  function move(step: number) {
    const index = Math.max(0, Math.min(lines.length - 1, current + step));
    setCurrent(index);
    list.current?.querySelectorAll<HTMLElement>('li a')[index]?.focus();
  }
  function open(focus?: 'reply') {
    if (line) navigate(`/admin/inquiries/${line.id}`, { state: { ...state, focus } });
  }
  const isFree = () => {
    const focused = document.activeElement;
    return focused === document.body || focused?.id === 'work';
  };

  useShortcuts({
    J: () => move(1),
    K: () => move(-1),
    X: () => line && select([line.id], !chosen.includes(line)),
    R: () => open('reply'),
    A: () => targets.length > 0 && acts.assign(targets, me.id),
    E: () => targets.length > 0 && acts.setStatus(targets, 'closed'),
    '/': () => searchBox.current?.focus(),
  });
  useShortcuts({ Enter: () => open() }, isFree);
  return { current, setCurrent, list };
}
