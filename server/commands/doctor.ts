import { examine } from '../doctor/doctor.ts';
import { commandConfig } from './command.ts';

const findings = await examine(commandConfig());
for (const { isFault, line } of findings) console.log(`${isFault ? 'FAULT' : 'ok   '} ${line}`);
const faults = findings.filter(({ isFault }) => isFault).length;
console.log(faults === 0 ? 'Nothing is wrong.' : `${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
// Without waiting for a check that was given up.
process.exit(faults === 0 ? 0 : 1);
