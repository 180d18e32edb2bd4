import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelopeTo: string[];
  /** Whether nobody could read it on its way here. */
  isEncrypted: boolean;
}

interface Options {
  port?: number;
  /** With STARTTLS, under a certificate that nobody has reason to trust. */
  offersTls?: boolean;
  /** Encrypted from the first byte, under the same certificate. */
  isTls?: boolean;
  /** Who alone may send. */
  account?: { user: string; password: string };
  /** As a server does that looks at each mail before it takes it. */
  answerAfter?: number;
}

/** A real SMTP server that keeps what it receives; `refuse` makes it answer with that code and why. */
export async function startMailServer({
  port = 0,
  offersTls = false,
  isTls = false,
  account,
  answerAfter = 0,
}: Options = {}) {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let reason = '';
  const refusedSenders = new Set<string>();
  /** What was tried, right or wrong. */
  const passwords: string[] = [];
  const server = new SMTPServer({
    secure: isTls,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      passwords.push(password ?? '');
      const isRight = username === account?.user && password === account?.password;
      if (isRight) done(null, { user: username ?? '' });
      else done(new Error('no such user here'));
    },
    onMailFrom({ address }, _session, done) {
      done(refusedSenders.has(address) ? new Error('not your address') : null);
    },
    onRcptTo(_address, _session, done) {
      if (!refusal) return done();
      done(Object.assign(new Error(reason), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...mail, envelopeTo, isEncrypted: session.secure });
        setTimeout(done, answerAfter);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.server.address() as AddressInfo;
  return {
    port: chosen,
    url: `smtp://127.0.0.1:${chosen}`,
    mails,
    passwords,
    refusedSenders,
    refuse(code: number | undefined, why = 'refused for a test') {
      refusal = code;
      reason = why;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
