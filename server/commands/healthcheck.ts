import { commandConfig, endWith } from './command.ts';

/** For a container's HEALTHCHECK, whose image has no curl. */
const { port, host } = commandConfig();
const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
const answer = await fetch(`http://${address}:${port}/healthz`).catch(() => undefined);
if (!answer?.ok) endWith(`Nothing answers on port ${port}.`);
