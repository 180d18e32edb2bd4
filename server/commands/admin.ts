import { parseArgs } from 'node:util';
import { type Role, roles, staffLanguages } from '#domain/staff.ts';
import { addAccount, findAccountByEmail, listAccounts } from '../accounts/accounts.ts';
import { createAccountsContext } from '../accounts/context.ts';
import { type IssuedLink, issueLink, validityOf } from '../accounts/issue-link.ts';
import { removeSecondFactors } from '../accounts/second-factors.ts';
import type { AuditAct } from '../audit/acts.ts';
import { recordAct } from '../audit/audit.ts';
import { openDatabase, type Trx } from '../database/database.ts';
import { readSecret } from '../settings/secret.ts';
import { commandConfig, endWith, endWithError } from './command.ts';

// Files are created for this user only.
process.umask(0o077);

const usage = `npm run admin -- list
npm run admin -- create EMAIL [--name NAME] [--role ${roles.join('|')}] [--language ${staffLanguages.join('|')}]
npm run admin -- reset-password EMAIL [--without-two-factor]

Passwords are never typed here: create and reset-password print a link that works once.
--without-two-factor removes the authenticator app, its recovery codes and all passkeys.`;

const { values, positionals } = readArguments();
const config = commandConfig();
const database = await openDatabase(config).catch(endWithError);
const origin = config.siteUrl ?? `http://localhost:${config.port}`;
const secret = await readSecret(database, config).catch(endWithError);
const accounts = createAccountsContext({ database, secret, origin });

const [command, email = ''] = positionals;
try {
  if (command === 'list') await list();
  else if (command === 'create' && email.includes('@')) await create();
  else if (command === 'reset-password' && email.includes('@')) await resetPassword();
  else await end(usage);
  await database.close();
} catch (error) {
  endWithError(error);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string', default: 'editor' },
        language: { type: 'string', default: 'ko' },
        'without-two-factor': { type: 'boolean', default: false },
      },
    });
  } catch {
    return endWith(usage);
  }
}

async function list() {
  for (const account of await listAccounts(database.db)) {
    const { email, role, state, hasApp, passkeys } = account;
    const factors = [hasApp && 'app', passkeys > 0 && `passkeys: ${passkeys}`].filter(Boolean);
    console.log([email, role, state, factors.join(', ') || '-'].join('\t'));
  }
}

async function create() {
  const role = roles.find((role) => role === values.role);
  if (!role) return end(usage);
  const language = values.language === 'en' ? 'en' : 'ko';
  const given = { email, name: values.name ?? email, role, language } as const;
  const link = await database.write(async (trx) => {
    const id = await addAccount(trx, given);
    if (!id) return undefined;
    await record(trx, 'account.invite', id, { role });
    return issueLink(accounts, trx, { ...given, id, state: 'invited' }, 'command-line');
  });
  if (!link) return end(`There is already an account with ${email}.`);
  printLink(link);
}

async function resetPassword() {
  const account = await findAccountByEmail(database.db, email);
  if (!account) return end(`There is no account with ${email}.`);
  const link = await database.write(async (trx) => {
    if (values['without-two-factor']) {
      await removeSecondFactors(trx, account.id);
      await record(trx, 'account.two-factor-off', account.id);
    }
    await record(trx, 'account.reset-link', account.id);
    return issueLink(accounts, trx, account, 'command-line');
  });
  printLink(link);
}

function printLink({ kind, address }: IssuedLink) {
  const password = kind === 'reset' ? 'a new password' : 'a password';
  console.log(`Choose ${password} within ${validityOf(kind, 'en')}:\n${address}`);
}

function record(trx: Trx, act: AuditAct, subject: string, details?: { role: Role }) {
  return recordAct(trx, { actor: 'command line', act, subject, details });
}

async function end(message: string): Promise<void> {
  await database.close();
  endWith(message);
}
