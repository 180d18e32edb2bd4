import { runCommand } from '../command-process.ts';
import { makeChance } from '../hostile/chance.ts';
import { type Place, placeVariables } from '../place-config.ts';
import { startSiteProcess } from '../site-process.ts';
import { type Places, untilDatabaseIsLeft } from './places.ts';

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
  inspect(): Promise<{ state: State; faults: string[] }>;
  /** What is not as it should be once the command has ended. */
  faultsOfEnd(): Promise<string[]>;
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
  faults: string[];
}

export function emptyReport(milliseconds: number): CommandReport {
  const states = { old: 0, unfinished: 0, new: 0 };
  return { rounds: 0, milliseconds: Math.round(milliseconds), killed: 0, states, faults: [] };
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
  report.faults.push(...(await whole.faultsOfEnd()));
  if (withStart) report.faults.push(...(await faultsOfStart(whole.place)));
  for (let round = 0; round < rounds; round += 1) {
    const fraction = (round + chance.below(1000) / 1000) / rounds;
    const attempt = await command.begin();
    const kill = () => attempt.run(milliseconds * fraction);
    const faults = await killOnce(command, attempt, report, kill, withStart ? places : undefined);
    report.faults.push(...faults.map((fault) => `at ${fraction.toFixed(2)}: ${fault}`));
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
  const { state, faults } = await attempt.inspect();
  report.states[state] += 1;
  if (killed.signal !== 'SIGKILL' && state !== 'new') faults.push(`ended, but is ${state}`);
  if (state === 'unfinished') faults.push(...(await faultsOfRefusal(attempt.place)));
  else if (placesToStart) {
    // On a copy: a start makes a site also of an empty place.
    faults.push(...(await faultsOfStart(await placesToStart.copy(attempt.place))));
  }

  const again = await attempt.run();
  const isDone = state === 'new' && command.whenDone;
  if (isDone && !(again.code === 1 && command.whenDone?.test(again.stderr))) {
    faults.push(`said of what was done: ${again.code} ${again.stderr}`);
  }
  if (!isDone && again.code !== 0) faults.push(`again: ${again.code} ${again.stderr}`);
  return [...faults, ...(await attempt.faultsOfEnd())];
}

/** A site must not start on half a restore, and must say in one line what to do. */
async function faultsOfRefusal(place: Place): Promise<string[]> {
  const [fault] = await faultsOfStart(place);
  const line = /before it was ready:\nA backup is being restored here, .* begins anew\.\n$/;
  return fault && line.test(fault) ? [] : [`start on half a restore: ${fault ?? 'it served'}`];
}

export async function faultsOfStart({ dataDir, databaseUrl }: Place): Promise<string[]> {
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
