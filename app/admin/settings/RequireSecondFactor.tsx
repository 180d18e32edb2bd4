import { Anchor, Badge, Switch, Text } from '@mantine/core';
import { Link } from 'react-router';
import { request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { Card } from '../ui/Card.tsx';
import { notify } from '../ui/notify.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  isRequired: boolean;
  /** How many people have none yet. */
  without: number;
  onChange(): void;
}

/** Takes effect at once, apart from what is saved below: it decides what colleagues can do now. */
export function RequireSecondFactor({ isRequired, without, onChange }: Props) {
  const { settings: texts } = useWords();
  const { me } = useSession();
  const [run, isBusy] = useAction();
  const confirm = useConfirm();

  async function change(requireSecondFactor: boolean) {
    const isSure = await confirm({
      title: texts.security,
      text: requireSecondFactor ? texts.requireConfirm(without) : texts.waiveConfirm,
      yes: requireSecondFactor ? texts.require : texts.waive,
      isDangerous: !requireSecondFactor,
    });
    if (!isSure) return;
    const isDone = await run(
      () => request('PUT /settings', { body: { requireSecondFactor } }),
      ({ fields }) => (fields.requireSecondFactor ? texts.requireOwnFirst : undefined),
    );
    if (isDone) notify(requireSecondFactor ? texts.required : texts.waived);
    onChange();
  }

  const needsOwn = !isRequired && !me.hasTwoFactor;
  return (
    <Card
      title={texts.security}
      mark={!isRequired && <Badge color="attention">{texts.notSetUp}</Badge>}
      id="security"
    >
      <Switch
        label={texts.requireSecondFactor}
        description={texts.requireHint}
        checked={isRequired}
        disabled={needsOwn || isBusy}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {needsOwn && (
        <Text size="sm">
          {texts.requireOwnFirst}{' '}
          <Anchor component={Link} to="/admin/me" size="sm">
            {texts.toMyAccount}
          </Anchor>
        </Text>
      )}
      {isRequired && without > 0 && <Text size="sm">{texts.stillWithout(without)}</Text>}
    </Card>
  );
}
