import { Badge, Checkbox, Text } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { InboxLine } from '#server/inquiries/inbox.ts';
import { useListState } from '../ui/back-link.ts';
import { SelectAll } from '../ui/SelectAll.tsx';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './InboxRows.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { showShortTime } from './short-time.ts';

interface Props {
  lines: readonly InboxLine[];
  /** The row that the keyboard is at. */
  current: number;
  onCurrent(index: number): void;
  /** Chosen for an act on several. */
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  nameOf(account: string): string;
  list: RefObject<HTMLUListElement | null>;
  /** What can be done with the chosen ones. */
  toolbar: ReactNode;
}

/** The link of a row covers all of it: a click anywhere opens, the middle button opens a tab. */
export function InboxRows(props: Props) {
  const { lines, selected, onSelect, list, toolbar } = props;
  const { inbox } = useLanguage().words;
  const chosen = lines.filter(({ id }) => selected.has(id));
  const hasAssignees = lines.some(({ assignedTo }) => assignedTo !== null);
  return (
    <div className={styles.sheet}>
      <div className={styles.top} data-selected={chosen.length > 0 || undefined}>
        <SelectAll
          size="xs"
          label={inbox.selectAll}
          count={lines.length}
          chosen={chosen.length}
          onChange={(areChosen) =>
            onSelect(
              lines.map(({ id }) => id),
              areChosen,
            )
          }
        />
        {toolbar}
      </div>
      <ul className={styles.list} ref={list} data-assigned={hasAssignees || undefined}>
        {lines.map((line, index) => (
          <InboxRow key={line.id} {...props} line={line} index={index} />
        ))}
      </ul>
    </div>
  );
}

function InboxRow({
  line,
  index,
  current,
  onCurrent,
  selected,
  onSelect,
  nameOf,
}: Props & { line: InboxLine; index: number }) {
  const { language, words } = useLanguage();
  const { inquiries: texts, inbox } = words;
  const state = useListState();
  const who = line.companyName || line.name;
  const field = line.topic ? texts.topics[line.topic] : line.interestedField;
  // Some write into both fields the same.
  const topic = line.excerpt.startsWith(field) ? '' : field;
  return (
    <li
      className={styles.line}
      data-unread={!line.isRead || undefined}
      data-chosen={index === current || undefined}
    >
      {/* A finger that misses the box would open the inquiry. */}
      <label className={styles.select} htmlFor={`select-${line.id}`}>
        <Checkbox
          id={`select-${line.id}`}
          size="xs"
          aria-label={inbox.select(who)}
          checked={selected.has(line.id)}
          onChange={(event) => onSelect([line.id], event.currentTarget.checked)}
        />
      </label>
      <div className={styles.who}>
        <Link
          to={`/admin/inquiries/${line.id}`}
          state={state}
          className={`row-link ${styles.link}`}
          onFocus={() => onCurrent(index)}
        >
          {!line.isRead && (
            <span
              className={styles.mark}
              role="img"
              aria-label={texts.newMark}
              title={texts.newMark}
            />
          )}
          {who}
        </Link>
        <Text size="xs" c="dimmed" truncate>
          {[line.companyName && line.name, words.languages[line.language]]
            .filter(Boolean)
            .join(' · ')}
          <span className={styles.kind}>{` · ${texts.businessTypes[line.businessType]}`}</span>
        </Text>
      </div>
      <div className={styles.what} data-single={!topic || undefined}>
        {topic && <span className={styles.topic}>{topic}</span>}{' '}
        <span className={styles.excerpt}>{line.excerpt}</span>
      </div>
      <div className={styles.side}>
        <div className={styles.marks}>
          <StatusBadge status={line.status} />
          {line.reply === 'failed' && (
            <Badge variant="filled" color="attention">
              {inbox.replyFailed}
            </Badge>
          )}
          {line.reply === 'waiting' && <Badge color="progress">{inbox.replyWaiting}</Badge>}
          {line.sample && <span>{inbox.marks.sample}</span>}
          {line.hasFiles && <span>{inbox.marks.files}</span>}
        </div>
        <Text size="xs" c="dimmed" className={styles.assignee} truncate>
          {line.assignedTo && nameOf(line.assignedTo)}
        </Text>
        <div className={styles.received}>
          {line.overdueDays !== null && (
            <strong className={styles.overdue}>{inbox.overdue(line.overdueDays)}</strong>
          )}
          <time
            dateTime={new Date(line.receivedAt).toISOString()}
            title={showTime(line.receivedAt, language)}
          >
            {showShortTime(line.receivedAt, language)}
          </time>
        </div>
      </div>
    </li>
  );
}
