import { runCommand } from '../support/command-process.ts';
import {
  type CommandReport,
  emptyReport,
  type KillableCommand,
  killOnce,
  type Run,
} from './kill-command.ts';
import type { Places } from './temporary-sites.ts';

/** Ends the command by itself right before or after its nth lasting step. */
export const runByMoment: Run = (name, args, place, dieAt) =>
  runCommand(name, args, place, dieAt === undefined ? {} : { dieAt });

/**
 * Killed before and after each lasting step that it takes, commits and changes in folders, one
 * after the other: moments that a kill at a random time would hardly meet.
 */
export async function killAtEveryMoment(
  command: KillableCommand,
  places: Places,
): Promise<CommandReport> {
  const whole = await command.begin();
  const { milliseconds } = await whole.run();
  const report = emptyReport(milliseconds);
  report.errors.push(...(await whole.errorsAtEnd()));
  for (let moment = 1; ; moment += 1) {
    const attempt = await command.begin();
    const killedBefore = report.killed;
    const errors = await killOnce(command, attempt, report, () => attempt.run(moment), places);
    report.errors.push(...errors.map((error) => `at moment ${moment}: ${error}`));
    // It ended before the moment came: there is no later one.
    if (report.killed === killedBefore) return report;
  }
}
