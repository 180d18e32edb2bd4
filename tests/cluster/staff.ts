import type { Role } from '#domain/staff.ts';
import { createAccountWithPassword } from '#server/accounts/accounts.ts';
import { connectDatabase } from '#server/database/database.ts';
import { createTestAccounts } from '../support/admin-server.ts';
import { keepCookie } from '../support/cookies.ts';
import type { Place } from '../support/test-config.ts';
import type { Findings } from './findings.ts';

export interface Login {
  email: string;
  password: string;
}

export const owner: Login = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the route answers.
  body: any;
}

/** Somebody in the back office, with the cookies of one browser. */
export interface Staff {
  /** Through the balancer, unless an instance is named. */
  ask(method: string, path: string, body?: object, at?: string): Promise<Answer>;
}

export interface Browser extends Staff {
  /** The same person with the cookies of this moment. */
  copy(): Browser;
}

/** A browser at this address; it is signed in once it has sent its password. */
export function openBrowser(
  url: string,
  from: string,
  cookies = new Map<string, string>(),
): Browser {
  return {
    copy: () => openBrowser(url, from, new Map(cookies)),
    async ask(method, path, body, at = url) {
      const answer = await fetch(`${at}/api/admin${path}`, {
        method,
        headers: {
          'x-forwarded-for': from,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(70_000),
      });
      for (const cookie of answer.headers.getSetCookie()) keepCookie(cookies, cookie);
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, body: isJson && text ? JSON.parse(text) : undefined };
    },
  };
}

/** Answers that may come while something behind the balancer is away. */
const unavailable = [502, 503, 504];

/** Notes what must not happen to somebody who is signed in; 0 stands for no answer at all. */
export function watchStaff(staff: Staff, name: string, findings: Findings): Staff {
  return {
    async ask(method, path, body, at) {
      const nothing = { status: 0, body: undefined };
      const answer = await staff.ask(method, path, body, at).catch(() => nothing);
      findings.staffCalls += 1;
      const line = `${name}: ${method} ${path}: ${answer.status}`;
      if (answer.status === 401) findings.signOuts.push(line);
      if (answer.status >= 500 && !unavailable.includes(answer.status)) findings.errors.push(line);
      return answer;
    },
  };
}

export async function addStaff(place: Place, roles: Record<string, Role>): Promise<Login[]> {
  const database = await connectDatabase(place);
  const accounts = createTestAccounts(database);
  const { password } = owner;
  const logins: Login[] = [];
  for (const [name, role] of Object.entries(roles)) {
    const login = { email: `${name}@noshine.example`, password };
    const account = { email: login.email, name, role, language: 'ko' } as const;
    await createAccountWithPassword(accounts, account, password);
    logins.push(login);
  }
  await database.close();
  return logins;
}

export async function signIn(url: string, login: Login, from: string): Promise<Browser> {
  const browser = openBrowser(url, from);
  const { status } = await browser.ask('POST', '/session', login);
  if (status !== 200) throw new Error(`${login.email} could not sign in: ${status}`);
  return browser;
}
