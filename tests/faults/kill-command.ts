import { makeChance } from '../hostile/seeded-random.ts';
import { runCommand } from '../support/command-process.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { type Place, placeVariables } from '../support/test-config.ts';
import { type Places, untilDatabaseIsLeft } from './temporary-sites.ts';

/** What a kill left: as before, marked as unfinished, or as after. Nothing else may be. */
export type State = 'old' | 'unfinished' | 'new';

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  stderr: string;
  milliseconds: number;
}

/** Runs a command; with a `kill`, until then: milliseconds, or a moment of its work. */
export type Run = (name: string, args: string[], place: Place, kill?: number) => Promise<Ending>;

export const runByClock: Run = (name, args, place, killAfter) =>
  runCommand(name, args, place, killAfter === undefined ? {} : { killAfter });

/** One command at one place, as often as need be. */
export interface Attempt {
  place: Place;
  run(kill?: number): Promise<Ending>;
  /** Looks at what is there after a kill, without touching it. */
  inspect(): Promise<{ state: State; errors: string[] }>;
  /** What is not as it should be once the command has ended. */
  errorsAtEnd(): Promise<string[]>;
}

export interface KillableCommand {
  begin(): Promise<Attempt>;
  /** What it says when it has ended before, and is run again: one line that is true. */
  whenDone?: RegExp;
}

export interface CommandReport {
  rounds: number;
  /** How long it takes when it is left alone. */
  milliseconds: number;
  killed: number;
  states: Record<State, number>;
  errors: string[];
}

export function emptyReport(milliseconds: number): CommandReport {
  const states = { old: 0, unfinished: 0, new: 0 };
  return { rounds: 0, milliseconds: Math.round(milliseconds), killed: 0, states, errors: [] };
}

interface Options {
  rounds: number;
  seed?: number;
  /** Whether a site is started on what each kill left; half a restore is always tried. */
  withStart?: boolean;
}

/** Killed at moments spread over its whole duration, the same for the same seed. */
export async function killAtRandom(
  command: KillableCommand,
  places: Places,
  { rounds, seed = 1, withStart = true }: Options,
): Promise<CommandReport> {
  const chance = makeChance(seed);
  const whole = await command.begin();
  const { milliseconds } = await whole.run();
  const report = emptyReport(milliseconds);
  report.errors.push(...(await whole.errorsAtEnd()));
  if (withStart) report.errors.push(...(await errorsAtStart(whole.place)));
  for (let round = 0; round < rounds; round += 1) {
    const fraction = (round + chance.below(1000) / 1000) / rounds;
    const attempt = await command.begin();
    const kill = () => attempt.run(milliseconds * fraction);
    const errors = await killOnce(command, attempt, report, kill, withStart ? places : undefined);
    report.errors.push(...errors.map((error) => `at ${fraction.toFixed(2)}: ${error}`));
  }
  return report;
}

/** A kill, what it left, a start on that, and the command once more. */
export async function killOnce(
  command: KillableCommand,
  attempt: Attempt,
  report: CommandReport,
  kill: () => Promise<Ending>,
  placesToStart?: Places,
): Promise<string[]> {
  report.rounds += 1;
  const killed = await kill();
  await untilDatabaseIsLeft(attempt.place);
  if (killed.signal === 'SIGKILL') report.killed += 1;
  else if (killed.code !== 0) return [`ended with ${killed.code}: ${killed.stderr}`];
  const { state, errors } = await attempt.inspect();
  report.states[state] += 1;
  if (killed.signal !== 'SIGKILL' && state !== 'new') errors.push(`ended, but is ${state}`);
  if (state === 'unfinished') errors.push(...(await errorsAtRefusedStart(attempt.place)));
  else if (placesToStart) {
    // On a copy: a start makes a site also of an empty place.
    errors.push(...(await errorsAtStart(await placesToStart.copy(attempt.place))));
  }

  const again = await attempt.run();
  const isDone = state === 'new' && command.whenDone;
  if (isDone && !(again.code === 1 && command.whenDone?.test(again.stderr))) {
    errors.push(`said of what was done: ${again.code} ${again.stderr}`);
  }
  if (!isDone && again.code !== 0) errors.push(`again: ${again.code} ${again.stderr}`);
  return [...errors, ...(await attempt.errorsAtEnd())];
}

/** A site must not start on half a restore, and must say in one line what to do. */
async function errorsAtRefusedStart(place: Place): Promise<string[]> {
  const [error] = await errorsAtStart(place);
  const line = /before it was ready:\nA backup is being restored here, .* begins anew\.\n$/;
  return error && line.test(error) ? [] : [`start on half a restore: ${error ?? 'it served'}`];
}

export async function errorsAtStart({ dataDir, databaseUrl }: Place): Promise<string[]> {
  const env = placeVariables({ dataDir, databaseUrl });
  try {
    const site = await startSiteProcess({ dataDir, env });
    const { status } = await fetch(`${site.url}/en/media`);
    await site.stop('SIGKILL');
    await untilDatabaseIsLeft({ dataDir, databaseUrl });
    return status === 200 ? [] : [`the media page answers ${status}`];
  } catch (error) {
    return [(error as Error).message];
  }
}
