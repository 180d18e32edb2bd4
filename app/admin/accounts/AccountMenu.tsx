import { Menu } from '@mantine/core';
import type { KnownAccount } from '#server/accounts/accounts.ts';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { useWords } from '../words/words.tsx';

interface Props {
  account: KnownAccount;
  onNewLink(): void;
  onWithdraw(): void;
  onRemoveTwoFactor(): void;
  onDisable(): void;
  onEnable(): void;
}

/** What an owner can do with somebody else's account in its state. */
export function AccountMenu({ account, ...props }: Props) {
  const { actions } = useWords().accounts;
  const { state, name, hasTwoFactor } = account;
  return (
    <MoreMenu isQuiet label={actions.more(name)}>
      {state !== 'disabled' && <Menu.Item onClick={props.onNewLink}>{actions.newLink}</Menu.Item>}
      {hasTwoFactor && (
        <Menu.Item onClick={props.onRemoveTwoFactor}>{actions.removeTwoFactor}</Menu.Item>
      )}
      {state === 'invited' && (
        <Menu.Item color="attention" onClick={props.onWithdraw}>
          {actions.withdraw}
        </Menu.Item>
      )}
      {state === 'active' && (
        <Menu.Item color="attention" onClick={props.onDisable}>
          {actions.disable}
        </Menu.Item>
      )}
      {state === 'disabled' && <Menu.Item onClick={props.onEnable}>{actions.enable}</Menu.Item>}
    </MoreMenu>
  );
}
