import { Grid, Paper, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { isInquiryTopic } from '#domain/inquiry-topic.ts';
import { isLanguage } from '#domain/language.ts';
import { mayChangeSettings } from '#domain/staff.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { formatBytes } from '../ui/format-bytes.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { useLanguage } from '../words/words.tsx';
import { BackupFacts, BackupNotice } from './Backup.tsx';
import { DayBars } from './DayBars.tsx';
import { SetUp } from './SetUp.tsx';
import { Facts, Shares } from './Shares.tsx';

/** Counts only, nobody's data. */
export default function Dashboard() {
  const { language, words } = useLanguage();
  const texts = words.dashboard;
  const { me } = useSession();
  const { businessTypes, topics } = words.inquiries;
  const [days, setDays] = useState('30');
  const figures = useQuery('GET /dashboard', {
    query: new URLSearchParams({ days: String(days) }),
  });
  const { data } = figures;

  const head = (
    <PageHead title={texts.title}>
      <SegmentedControl
        aria-label={texts.period}
        value={days}
        onChange={setDays}
        data={(['30', '90'] as const).map((value) => ({ value, label: texts.periods[value] }))}
      />
    </PageHead>
  );
  if (figures.error || !data) {
    return (
      <>
        {head}
        {figures.error ? <QueryError query={figures} /> : <Skeleton height={400} radius="md" />}
      </>
    );
  }
  const total = data.days.reduce((sum, { count }) => sum + count, 0);
  const { openByAge, mails, posts, storage } = data;
  const nameOfField = (name: string) => {
    if (isInquiryTopic(name)) return topics[name];
    return name === '' ? texts.noField : texts.otherField;
  };

  return (
    <>
      {head}
      <BackupNotice backup={data.backup} />
      {mayChangeSettings(me) && <SetUp />}
      <Paper withBorder p="lg" mb="md">
        <Text component="h2" fw={600}>
          {texts.received}
        </Text>
        <Text size="sm" c="dimmed" mb="md">
          {total > 0 ? texts.total(total) : texts.empty}
        </Text>
        {total > 0 && <DayBars days={data.days} words={texts} language={language} />}
      </Paper>
      <Grid gap="md">
        <Shares
          title={texts.byField}
          shares={data.byField.map(({ name, count }) => ({
            name: nameOfField(name),
            count,
          }))}
        />
        <Shares
          title={texts.byLanguage}
          shares={data.byLanguage.map(({ name, count }) => ({
            name: isLanguage(name) ? words.languages[name] : name,
            count,
          }))}
        />
        <Shares
          title={texts.byBusinessType}
          shares={data.byBusinessType.map(({ name, count }) => ({
            name: businessTypes[name as keyof typeof businessTypes] ?? name,
            count,
          }))}
        />
        <Shares
          title={texts.open}
          shares={(['underOneDay', 'underThreeDays', 'underSevenDays', 'older'] as const).map(
            (age) => ({ name: texts.ages[age], count: openByAge[age] }),
          )}
        />
        <Facts
          title={texts.mails}
          facts={[
            [texts.waiting, mails.waiting],
            [texts.failed, mails.failed],
          ]}
          link={
            mayChangeSettings(me) ? { label: words.mails.title, to: '/admin/mails' } : undefined
          }
        />
        <Facts
          title={texts.posts}
          facts={[
            [texts.published, posts.published],
            [texts.drafts, posts.drafts],
            [texts.scheduled, posts.scheduled],
          ]}
        />
        <Facts
          title={texts.storage}
          facts={[
            [texts.database, formatBytes(storage.databaseBytes)],
            [
              texts.diskFree,
              storage.diskFreeBytes === null ? '—' : formatBytes(storage.diskFreeBytes),
            ],
          ]}
        />
        <BackupFacts backup={data.backup} />
      </Grid>
    </>
  );
}
