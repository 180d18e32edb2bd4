import { Badge, Stack } from '@mantine/core';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import { useSession } from '../session/useSession.ts';
import { Card } from '../ui/Card.tsx';
import { CardPart } from '../ui/CardPart.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { MonthlyReport } from './MonthlyReport.tsx';
import styles from './MyAccount.module.css';
import { Passkeys } from './Passkeys.tsx';
import { Profile } from './Profile.tsx';
import { Sessions } from './Sessions.tsx';
import { Signature } from './Signature.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** What keeps the account safe first, because that may need something done; then the person. */
export default function MyAccount() {
  const words = useWords();
  const texts = words.accounts.me;
  const { me } = useSession();
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <div className={styles.page}>
        <Stack gap="lg">
          <Card
            title={texts.secondFactor}
            hint={texts.secondFactorHint}
            mark={
              me.hasTwoFactor ? (
                <Badge color="done">{texts.secondFactorOn}</Badge>
              ) : (
                <Badge color="attention">{words.settings.notSetUp}</Badge>
              )
            }
          >
            <CardPart
              title={texts.twoFactor.title}
              mark={
                <Badge color={me.hasApp ? 'done' : 'neutral'}>
                  {me.hasApp ? texts.twoFactor.on : texts.twoFactor.off}
                </Badge>
              }
            >
              <TwoFactor />
            </CardPart>
            <CardPart title={texts.passkeys.title}>
              <Passkeys />
            </CardPart>
          </Card>
          <Card title={texts.password.title} hint={texts.password.hint}>
            <ChangePassword />
          </Card>
        </Stack>
        <Stack gap="lg">
          <Card title={texts.profile}>
            <Profile />
          </Card>
          {mayAnswerInquiries(me) && (
            <Card title={words.conversation.signature.title}>
              <Signature />
            </Card>
          )}
          {mayChangeSettings(me) && (
            <Card title={words.dashboard.report.title}>
              <MonthlyReport />
            </Card>
          )}
          <Card title={texts.sessions.title}>
            <Sessions />
          </Card>
        </Stack>
      </div>
    </>
  );
}
