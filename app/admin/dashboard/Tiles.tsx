import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Change, compareCounts } from '#domain/compare-counts.ts';
import { day, startOfDayInSeoul } from '#domain/seoul.ts';
import { mayAnswerInquiries } from '#domain/staff.ts';
import type { Figures } from '#server/dashboard/dashboard.ts';
import { useSession } from '../session/useSession.ts';
import { useLanguage } from '../words/words.tsx';
import { showLength, showNumber, showPercent } from './show-figures.ts';
import styles from './Tiles.module.css';

/** The few numbers that say how it goes, each with its change. */
export function Tiles({ figures, isQuiet }: { figures: Figures; isQuiet: boolean }) {
  const { language, words } = useLanguage();
  const texts = words.figures;
  const { totals, compared, firstAnswers, period } = figures;
  const { me } = useSession();
  /** Those of the same days, for whoever may read them. */
  const inboxOf = (query: string) =>
    mayAnswerInquiries(me)
      ? `/admin/inquiries?${query}from=${startOfDayInSeoul(period.from)}&until=${startOfDayInSeoul(period.to) + day}`
      : '#inquiries';
  const before = compared.totals;
  const number = (value: number) => showNumber(value, language);
  const { median, slowest } = firstAnswers;
  const medianBefore = compared.firstAnswers.median;
  return (
    <section className={styles.tiles} aria-label={texts.tiles.title}>
      <Tile
        name={texts.inquiries}
        to={inboxOf('')}
        value={number(totals.inquiries)}
        change={<ChangeText {...compareCounts(totals.inquiries, before.inquiries)} />}
        note={
          totals.visits > 0
            ? texts.tiles.perHundred(
                showNumber((totals.inquiries / totals.visits) * 100, language, 1),
              )
            : undefined
        }
      />
      <Tile
        name={texts.visits}
        to={isQuiet ? undefined : '#visits'}
        value={number(totals.visits)}
        change={<ChangeText {...compareCounts(totals.visits, before.visits)} />}
        note={
          totals.visits > 0
            ? texts.tiles.viewsPerVisit(showNumber(totals.views / totals.visits, language, 1))
            : undefined
        }
      />
      <Tile
        name={texts.samples}
        to={inboxOf('sample=true&')}
        value={number(totals.samples)}
        change={<ChangeText {...compareCounts(totals.samples, before.samples)} />}
        note={
          totals.inquiries > 0
            ? texts.tiles.ofInquiries(showPercent(totals.samples, totals.inquiries, language))
            : undefined
        }
      />
      <Tile
        name={texts.tiles.firstAnswer}
        to={isQuiet ? undefined : '#inquiries'}
        value={median === null ? '—' : showLength(median, texts)}
        change={medianBefore === null ? null : texts.change.time(showLength(medianBefore, texts))}
        note={
          slowest === null ? texts.tiles.noAnswer : texts.tiles.slowest(showLength(slowest, texts))
        }
      />
    </section>
  );
}

interface TileProps {
  name: string;
  /** Where it is read more closely, if there is more. */
  to: string | undefined;
  value: string;
  change: ReactNode;
  note?: string | undefined;
}

function Tile({ name, to, value, change, note }: TileProps) {
  return (
    <Paper withBorder p={{ base: 'sm', sm: 'lg' }} className={styles.tile} data-link={to && true}>
      <h2>
        {to ? (
          <Link to={to} className="row-link">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <p className={styles.value}>{value}</p>
      {change && <p className={styles.change}>{change}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </Paper>
  );
}

/** Only what is more than chance has an arrow and a color. */
function ChangeText({ before, percent, trend }: Change) {
  const { change } = useLanguage().words.figures;
  return (
    <span data-trend={trend ?? undefined}>
      {trend && (
        <>
          <span aria-hidden="true">{trend === 'up' ? '▲ ' : '▼ '}</span>
          <span className="visually-hidden">{change[trend]} </span>
        </>
      )}
      {percent === null ? change.count(before) : change.percent(percent, before)}
    </span>
  );
}
