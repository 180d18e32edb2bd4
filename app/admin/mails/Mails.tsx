import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { UnsentMail } from '#server/mail/unsent.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { useInboxCounts } from '../inquiries/InboxCounts.tsx';
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

/** Mails that wait or have failed, for whoever looks after the site. */
export default function Mails() {
  const { words } = useLanguage();
  const texts = words.mails;
  const list = useQuery('GET /mails');
  const { refresh } = useInboxCounts();
  const [run] = useAction();
  const { data } = list;

  const send = ({ id, state }: UnsentMail) =>
    run(
      async () => {
        await request('POST /mails/:id/resend', { params: { id } });
        const sent = state === 'withheld' ? texts.willBeSent : texts.resent;
        notify(data?.sendsMail ? sent : texts.queued);
      },
      ({ status }) => (status === 404 ? texts.gone : undefined),
    ).then(() => {
      list.reload();
      refresh();
    });

  const groups = states.map((state) => ({
    state,
    mails: data?.mails.filter((mail) => mail.state === state) ?? [],
    hint: state === 'waiting' && !data?.sendsMail ? texts.hints.noServer : texts.hints[state],
  }));
  return (
    <>
      <PageHead title={texts.title} hint={data?.mails.length ? texts.hint : undefined}>
        {data?.sendsMail && (
          <Button variant="default" component={Link} to="/admin/settings#mail-server">
            {texts.toSettings}
          </Button>
        )}
      </PageHead>
      <NoMailNotice />
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={240} radius="md" />}
      {data?.mails.length === 0 && <EmptyState title={texts.empty} hint={texts.hint} />}
      <div className={styles.groups}>
        {groups
          .filter(({ mails }) => mails.length > 0)
          .map(({ state, mails, hint }) => (
            <section
              key={state}
              aria-labelledby={`mails-${state}`}
              data-stuck={state !== 'waiting' || undefined}
            >
              <Title order={2} size="h4" id={`mails-${state}`} className={styles.head}>
                {texts.states[state]} {texts.count(mails.length)} <span>{hint}</span>
              </Title>
              <ul className={styles.list}>
                {mails.map((mail) => (
                  <MailRow
                    key={mail.id}
                    mail={mail}
                    sendsMail={data?.sendsMail ?? false}
                    onSend={() => send(mail)}
                  />
                ))}
              </ul>
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
  sendsMail: boolean;
  onSend(): void;
}

function MailRow({ mail, sendsMail, onSend }: RowProps) {
  const { language, words } = useLanguage();
  const texts = words.mails;
  const kind = words.inquiries.mailKinds[mail.kind];
  const about = mail.company || mail.person || mail.reference || mail.recipient || texts.staff;
  const isWithheld = mail.state === 'withheld';
  const isWaiting = mail.state === 'waiting';
  // One that waits for its first turn goes by itself. What is held back can be queued at any time.
  const canBeSent = isWithheld || (sendsMail && (!isWaiting || mail.tries > 0));
  const act = isWithheld ? texts.sendNow : texts.resend;
  const notes = [
    mail.reference !== about && mail.reference,
    texts.written(showTime(mail.createdAt, language)),
    mail.tries > 0 && texts.tries(mail.tries),
    isWaiting && sendsMail && texts.nextTry(showTime(mail.nextTryAt, language)),
  ].filter(Boolean);
  return (
    <li className={styles.mail}>
      <div>
        <div className={styles.name}>
          <span className={styles.kind}>{kind}</span>
          {mail.inquiryId ? (
            <Anchor component={Link} to={`/admin/inquiries/${mail.inquiryId}`}>
              {about}
            </Anchor>
          ) : (
            <span>{about}</span>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {notes.join(' · ')}
        </Text>
        {mail.lastError && <MailError fault={mail.fault} answer={mail.lastError} />}
      </div>
      {canBeSent && (
        <Button
          size="xs"
          variant={isWaiting || !sendsMail ? 'default' : 'filled'}
          aria-label={texts.actFor(act, kind, about)}
          onClick={onSend}
        >
          {act}
        </Button>
      )}
    </li>
  );
}
