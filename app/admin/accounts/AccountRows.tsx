import { Anchor, Badge, Group, Select, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { roles } from '#domain/staff.ts';
import type { KnownAccount } from '#server/accounts/accounts.ts';
import { type ApiError, request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { notify } from '../ui/notify.tsx';
import { showDate, showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './AccountRows.module.css';
import type { MadeLink } from './OneTimeLink.tsx';

interface Props {
  accounts: readonly KnownAccount[];
  requiresSecondFactor: boolean;
  onChange(): void;
  onLink(made: MadeLink): void;
}

const lacksSecondFactor = ({ hasTwoFactor, state }: KnownAccount) =>
  !hasTwoFactor && state !== 'disabled';

/** Whoever is only invited has no password yet. */
const hasNoSecurity = (account: KnownAccount, isRequired: boolean) =>
  account.state === 'invited' && !account.hasTwoFactor && !isRequired;

export function AccountRows({ accounts, requiresSecondFactor, onChange, onLink }: Props) {
  const words = useWords();
  const texts = words.accounts;
  const { me } = useSession();
  const [run] = useAction();
  const confirm = useConfirm();

  async function change(act: () => Promise<unknown>, done: string, refused = texts.lastOwner) {
    const describeError = ({ status }: ApiError) => (status === 409 ? refused : undefined);
    if (await run(act, describeError)) notify(done);
    onChange();
  }

  async function changeRole({ id, name }: KnownAccount, role: string | null) {
    const chosen = roles.find((known) => known === role);
    if (!chosen) return;
    const { changeRole: yes } = texts.actions;
    const text = texts.confirm.role(name, words.frame.roles[chosen]);
    if (!(await confirm({ title: yes, text, yes }))) return;
    await change(
      () => request('PATCH /accounts/:id', { params: { id }, body: { role: chosen } }),
      texts.roleChanged,
    );
  }

  async function disable({ id, name }: KnownAccount) {
    const { disable: yes } = texts.actions;
    const text = texts.confirm.disable(name);
    if (!(await confirm({ title: yes, text, yes, isDangerous: true }))) return;
    await change(() => request('POST /accounts/:id/disable', { params: { id } }), texts.disabled);
  }

  const enable = ({ id }: KnownAccount) =>
    change(() => request('POST /accounts/:id/enable', { params: { id } }), texts.enabled);

  async function withdraw({ id, name }: KnownAccount) {
    const { withdraw: yes } = texts.actions;
    const text = texts.confirm.withdraw(name);
    if (!(await confirm({ title: yes, text, yes, isDangerous: true }))) return;
    await change(
      () => request('DELETE /accounts/:id', { params: { id } }),
      texts.withdrawn,
      texts.usedMeanwhile,
    );
  }

  async function removeTwoFactor({ id, name }: KnownAccount) {
    const { removeTwoFactor: yes } = texts.actions;
    const text = texts.confirm.removeTwoFactor(name);
    if (!(await confirm({ title: yes, text, yes, isDangerous: true }))) return;
    await change(
      () => request('DELETE /accounts/:id/two-factor', { params: { id } }),
      texts.twoFactorRemoved,
    );
  }

  const sendLink = ({ id }: KnownAccount) =>
    run(async () => onLink(await request('POST /accounts/:id/link', { params: { id } })));

  return (
    <DataTable
      hasCards="wide"
      className={styles.table}
      columns={[
        { label: texts.columns.person },
        { label: texts.columns.role },
        { label: texts.columns.state },
        { label: texts.columns.security },
        { label: texts.columns.lastSignIn },
        { label: texts.columns.actions, isHidden: true },
      ]}
    >
      {accounts.map((account) => (
        <Table.Tr key={account.id} data-disabled={account.state === 'disabled' || undefined}>
          <Table.Td>
            <Group gap="xs" wrap="nowrap">
              <Text fw={600} className={styles.name} title={account.name}>
                {account.name}
              </Text>
              {account.id === me.id && (
                <Badge color="neutral" flex="none">
                  {texts.you}
                </Badge>
              )}
            </Group>
            {account.email !== account.name && (
              <div className={styles.email} title={account.email}>
                {account.email}
              </div>
            )}
          </Table.Td>
          <Table.Td data-label={texts.columns.role}>
            <Select
              aria-label={`${texts.role}: ${account.name}`}
              data={roles.map((role) => ({ value: role, label: words.frame.roles[role] }))}
              value={account.role}
              onChange={(role) => changeRole(account, role)}
              allowDeselect={false}
              classNames={{ input: styles.role }}
              rightSectionWidth={24}
            />
          </Table.Td>
          <Table.Td data-label={texts.columns.state}>
            <State account={account} />
          </Table.Td>
          <Table.Td
            data-label={texts.columns.security}
            data-none={hasNoSecurity(account, requiresSecondFactor) || undefined}
          >
            <Security account={account} isRequired={requiresSecondFactor} />
          </Table.Td>
          <Table.Td data-label={texts.columns.lastSignIn}>
            <LastSignIn account={account} />
          </Table.Td>
          <Table.Td>
            {account.id !== me.id && (
              <AccountMenu
                account={account}
                onNewLink={() => sendLink(account)}
                onWithdraw={() => withdraw(account)}
                onRemoveTwoFactor={() => removeTwoFactor(account)}
                onDisable={() => disable(account)}
                onEnable={() => enable(account)}
              />
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** Whoever is invited can come in for as long as the link holds. */
function State({ account: { state, invitedUntil } }: { account: KnownAccount }) {
  const { language, words } = useLanguage();
  const texts = words.accounts;
  const isValid = invitedUntil !== null && invitedUntil > Date.now();
  return (
    <>
      {texts.states[state]}
      {state === 'invited' && (
        <span className={styles.until} data-expired={!isValid || undefined}>
          {isValid ? texts.invitedUntil(showDate(invitedUntil, language)) : texts.invitationExpired}
        </span>
      )}
    </>
  );
}

function LastSignIn({ account: { lastSignInAt } }: { account: KnownAccount }) {
  const { language, words } = useLanguage();
  if (lastSignInAt === null)
    return <span className={styles.never}>{words.accounts.neverSignedIn}</span>;
  return showTime(lastSignInAt, language);
}

/** What the account asks for besides its password. */
function Security({ account, isRequired }: { account: KnownAccount; isRequired: boolean }) {
  const { accounts } = useWords();
  const { me } = useSession();
  const texts = accounts.security;
  const factors = [
    account.hasApp && texts.app,
    account.passkeys > 0 && texts.passkeys(account.passkeys),
  ].filter(Boolean);
  if (factors.length > 0) return factors.join(', ');
  const isMissed = isRequired && lacksSecondFactor(account);
  if (hasNoSecurity(account, isRequired)) return '—';
  return (
    <Group gap="0 var(--space-1)">
      <Badge color={account.state === 'disabled' ? 'neutral' : 'attention'}>
        {isMissed ? texts.missing : texts.passwordOnly}
      </Badge>
      {account.id === me.id && (
        <Anchor component={Link} to="/admin/me" size="sm">
          {texts.setUp}
        </Anchor>
      )}
    </Group>
  );
}
