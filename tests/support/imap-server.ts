import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ImapFlow } from 'imapflow';
import { freePort } from './site-process.ts';

const run = promisify(execFile);
const binary = '/usr/sbin/dovecot';
const user = 'answers@noshine.example';
const password = 'reading-word';

export interface ImapServer {
  /** What INBOX_URL says. */
  url: string;
  port: number;
  /** Puts a mail into the mailbox, as another server would. */
  deliver(mail: string | Buffer, folder?: string): Promise<number>;
  list(folder?: string): Promise<{ uid: number; flags: string[] }[]>;
  /** The numbers of mails begin anew. */
  renumber(): Promise<void>;
  /** As an outage: nobody listens, and connections break. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A real Dovecot with one mailbox, in a temporary folder and on a free port. */
export async function startImapServer(): Promise<ImapServer> {
  if (!existsSync(binary)) {
    throw new Error(`${binary} is missing. On Debian, as root: apt-get install dovecot-imapd`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'noshine-imap-'));
  const home = join(folder, 'home');
  const port = await freePort();
  const config = join(folder, 'dovecot.conf');
  await mkdir(home);
  const owner = await mailOwner();
  await writeFile(config, describe({ folder, home, port, owner }));
  if (owner.isOther) {
    await chown(folder, owner.uid, owner.gid);
    await chown(home, owner.uid, owner.gid);
  }

  /** Undefined: it ended at once, as it does while what was killed before still holds the port. */
  async function tryToStart() {
    // Of one that was killed; it would take itself for that one.
    await rm(join(folder, 'run', 'master.pid'), { force: true });
    const child = spawn(binary, ['-F', '-c', config], { stdio: 'ignore', detached: true });
    while (!(await isListening(port))) {
      if (child.exitCode !== null) return undefined;
      await pause(50);
    }
    return child;
  }

  async function start() {
    const giveUpAt = performance.now() + 20_000;
    let child = await tryToStart();
    while (!child) {
      if (performance.now() > giveUpAt) throw new Error(`Dovecot ended: see ${folder}/log`);
      child = await tryToStart();
    }
    const { pid } = child;
    const exited = once(child, 'exit');
    stopRunning = async () => {
      // With all of its own: they would go on serving the connections they have.
      if (pid) process.kill(-pid, 'SIGKILL');
      await exited;
    };
  }

  let stopRunning = async () => {};
  async function stop() {
    await stopRunning();
    stopRunning = async () => {};
  }

  async function withClient<T>(path: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user, pass: password };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    try {
      if (path !== 'INBOX') await client.mailboxCreate(path);
      await client.mailboxOpen(path);
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  await start();
  return {
    url: `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${port}/INBOX`,
    port,
    deliver: (mail, path = 'INBOX') =>
      withClient(path, async (client) => {
        const appended = await client.append(path, Buffer.from(mail), []);
        if (!appended || appended.uid === undefined) throw new Error('the mail was not taken');
        return appended.uid;
      }),
    list: (path = 'INBOX') =>
      withClient(path, async (client) => {
        // An empty folder has no first mail to ask for.
        if (!client.mailbox || client.mailbox.exists === 0) return [];
        const all = await client.fetchAll('1:*', { uid: true, flags: true });
        return all.map(({ uid, flags }) => ({ uid, flags: [...(flags ?? [])] }));
      }),
    async renumber() {
      await stop();
      // Dovecot keeps both in these files; without them it counts from one again.
      const maildir = join(home, 'Maildir');
      await run('sh', ['-c', `rm -f ${maildir}/dovecot*`]);
      await start();
    },
    stop,
    start,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Settings {
  folder: string;
  home: string;
  port: number;
  owner: Awaited<ReturnType<typeof mailOwner>>;
}

/** Dovecot lets nobody read mails as root. */
async function mailOwner() {
  const { uid, gid, username } = userInfo();
  if (uid !== 0) return { uid, gid, name: username, isOther: false };
  const [{ stdout: mailUid }, { stdout: mailGid }] = await Promise.all([
    run('id', ['-u', 'mail']),
    run('id', ['-g', 'mail']),
  ]);
  return { uid: Number(mailUid), gid: Number(mailGid), name: 'mail', isOther: true };
}

function describe({ folder, home, port, owner }: Settings): string {
  return `
    base_dir = ${folder}/run
    state_dir = ${folder}/state
    log_path = ${folder}/log
    protocols = imap
    listen = 127.0.0.1
    ssl = no
    disable_plaintext_auth = no
    default_internal_user = ${owner.name}
    default_login_user = ${owner.name}
    first_valid_uid = 1
    mail_location = maildir:~/Maildir
    mail_max_userip_connections = 100
    shutdown_clients = yes
    service imap-login {
      chroot =
      inet_listener imap {
        port = ${port}
      }
      inet_listener imaps {
        port = 0
      }
    }
    service anvil {
      chroot =
    }
    service stats {
      chroot =
    }
    passdb {
      driver = static
      args = password=${password}
    }
    userdb {
      driver = static
      args = uid=${owner.uid} gid=${owner.gid} home=${home}
    }
  `;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
