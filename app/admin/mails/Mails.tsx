import { Button, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { NoMail } from '#domain/mail-server.ts';
import type { UnsentMail } from '#server/mail/unsent.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { useInboxCounts } from '../inquiries/InboxCounts.tsx';
import { showShortTime } from '../inquiries/short-time.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import { MailError } from './MailError.tsx';
import styles from './Mails.module.css';

/** What does not go out by itself first. */
const states = ['failed', 'withheld', 'waiting'] as const;
const columns = ['kind', 'to', 'inquiry', 'time'] as const;
const none = { failed: 0, withheld: 0, waiting: 0 };

/** Mails that wait or have failed, for whoever looks after the site. */
export default function Mails() {
  const { words } = useLanguage();
  const texts = words.mails;
  const list = useQuery('GET /mails');
  const { refresh } = useInboxCounts();
  const [run] = useAction();
  const { data } = list;
  const noMail = data?.noMail ?? null;

  const send = ({ id, state }: UnsentMail) =>
    run(
      async () => {
        await request('POST /mails/:id/resend', { params: { id } });
        const sent = state === 'withheld' ? texts.willBeSent : texts.resent;
        notify(noMail ? texts.queued : sent);
      },
      ({ status }) => (status === 404 ? texts.gone : undefined),
    ).then(() => {
      list.reload();
      refresh();
    });

  const groups = states.map((state) => ({
    state,
    mails: data?.mails.filter((mail) => mail.state === state) ?? [],
    hint: state === 'waiting' && noMail ? texts.hints.noMail : texts.hints[state],
  }));
  return (
    <>
      <PageHead title={texts.title} hint={data && texts.counts(data.counts)}>
        {data?.noMail === null && (
          <Button
            variant="default"
            h={{ base: 44, md: 36 }}
            component={Link}
            to="/admin/settings#mail-server"
          >
            {texts.toSettings}
          </Button>
        )}
      </PageHead>
      <NoMailNotice isMain />
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={240} radius="md" />}
      {data?.mails.length === 0 && <EmptyState {...texts.empty} />}
      <div className={styles.groups}>
        {groups
          .filter(({ mails }) => mails.length > 0)
          .map(({ state, mails, hint }) => (
            <section
              key={state}
              aria-labelledby={`mails-${state}`}
              data-stuck={state !== 'waiting' || undefined}
            >
              <div className={styles.head}>
                <Title order={2} size="h4" id={`mails-${state}`}>
                  {texts.counts({ ...none, [state]: data?.counts[state] ?? mails.length })}
                </Title>
                <p>{hint}</p>
              </div>
              <div
                className={styles.sheet}
                data-acts={mails.some((mail) => canBeSent(mail, noMail)) || undefined}
              >
                {/* Each row says it in its own words. */}
                <div className={styles.columns} aria-hidden="true">
                  {columns.map((name) => (
                    <span key={name} className={styles[name]}>
                      {texts.columns[name]}
                    </span>
                  ))}
                </div>
                <ul className={styles.list}>
                  {mails.map((mail) => (
                    <MailRow key={mail.id} mail={mail} noMail={noMail} onSend={() => send(mail)} />
                  ))}
                </ul>
              </div>
            </section>
          ))}
      </div>
      {data?.isCut && (
        <Text size="sm" c="dimmed" mt="md">
          {texts.cut(data.mails.length)}
        </Text>
      )}
    </>
  );
}

interface RowProps {
  mail: UnsentMail;
  noMail: NoMail | null;
  onSend(): void;
}

/** One that waits for its first turn goes by itself. What is held back can be queued at any time. */
function canBeSent({ state, tries }: UnsentMail, noMail: NoMail | null): boolean {
  return state === 'withheld' || (!noMail && (state === 'failed' || tries > 0));
}

/** All of a row leads to its inquiry. */
function MailRow({ mail, noMail, onSend }: RowProps) {
  const { language, words } = useLanguage();
  const texts = words.mails;
  const kind = words.inquiries.mailKinds[mail.kind];
  const customer = mail.company || mail.person || '';
  const isToCustomer = mail.kind === 'acknowledgement' || mail.kind === 'reply';
  const to =
    (isToCustomer ? mail.person || mail.company || mail.reference : mail.staff.join(', ')) ||
    texts.staff;
  const inquiry = [customer === to ? '' : customer, mail.reference ?? ''].filter(Boolean);
  const sendNow = noMail ? texts.toWaiting : texts.sendNow;
  const act = mail.state === 'withheld' ? sendNow : texts.resend;
  const notes = [
    mail.tries > 0 && texts.tries(mail.tries),
    mail.state === 'waiting' &&
      mail.tries > 0 &&
      !noMail &&
      texts.nextTry(showShortTime(mail.nextTryAt, language)),
  ].filter(Boolean);
  return (
    <li className={styles.mail} data-link={mail.inquiryId !== null || undefined}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.to} title={to}>
        {to}
      </span>
      {mail.inquiryId && (
        <Link className={`row-link ${styles.inquiry}`} to={`/admin/inquiries/${mail.inquiryId}`}>
          {inquiry.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </Link>
      )}
      <time
        className={styles.time}
        dateTime={new Date(mail.createdAt).toISOString()}
        title={showTime(mail.createdAt, language)}
      >
        {showShortTime(mail.createdAt, language)}
      </time>
      {(notes.length > 0 || mail.lastError) && (
        <div className={styles.notes}>
          {mail.lastError && <MailError fault={mail.fault} answer={mail.lastError} />}
          {notes.length > 0 && (
            <Text size="xs" c="dimmed">
              {notes.join(' · ')}
            </Text>
          )}
        </div>
      )}
      {canBeSent(mail, noMail) && (
        <Button
          size="xs"
          className={styles.act}
          variant={mail.state === 'failed' ? 'filled' : 'default'}
          aria-label={texts.actFor(act, kind, customer || to)}
          onClick={onSend}
        >
          {act}
        </Button>
      )}
    </li>
  );
}
