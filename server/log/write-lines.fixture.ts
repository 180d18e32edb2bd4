import { openLogDestination } from './destination.ts';

/** One of several processes that share a pipe, with more to say than fits into it. */
const destination = openLogDestination(1);
const line = `${JSON.stringify({ who: process.pid, text: 'x'.repeat(150) })}\n`;
for (let round = 0; round < 200; round++) {
  for (let n = 0; n < 100; n++) destination.write(line);
  await new Promise(setImmediate);
}
process.once('exit', destination.flush);
