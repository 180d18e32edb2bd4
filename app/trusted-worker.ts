import { createPolicy } from './trusted-types.ts';

const policy = createPolicy('site-worker', { createScriptURL: (url) => url });

/** A worker of our own, by the address that the build gave it (`?worker&url`). */
export function startWorker(url: string): Worker {
  const worker = new Worker(policy.createScriptURL(url), { type: 'module' });
  // What fails in it is told to nobody else, and neither is that it did not come.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const error = new Error(event.message || `not loaded: ${url}`);
    // Where it failed, not where it was heard of.
    if (event.filename) error.stack = `${event.filename}:${event.lineno}:${event.colno}`;
    reportError(error);
  });
  return worker;
}
