import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import type { Config } from '../config.ts';
import { checkCertificate } from './certificate.ts';
import { compareDateHeader, type Finding, fault, good } from './finding.ts';

/** The address visitors use: its name, its certificate, and whether this site answers there. */
export async function checkSiteAddress(config: Config): Promise<Finding[]> {
  const { siteUrl, trustProxy } = config;
  if (!siteUrl) {
    const text = 'SITE_URL is not set: links lead to localhost';
    return [trustProxy > 0 ? fault(`${text}, although TRUST_PROXY counts a proxy`) : good(text)];
  }
  const url = new URL(siteUrl);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(hostname).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) return [fault(`there is no host called ${hostname} (${found.code})`)];
  const isSecure = url.protocol === 'https:';
  const [certificate, answer] = await Promise.all([
    isSecure ? checkCertificate(hostname, Number(url.port || 443)) : [],
    checkAnswer(config, siteUrl),
  ]);
  return [
    good(`${hostname} is ${found.address}`),
    ...certificate,
    ...answer,
    ...checkProxy(config),
  ];
}

async function checkAnswer(config: Config, siteUrl: string): Promise<Finding[]> {
  const isServing = await isListening(config);
  const signal = AbortSignal.timeout(6_000);
  const answer = await fetch(`${siteUrl}/healthz`, { signal, redirect: 'manual' }).catch(
    (error: Error) => error,
  );
  if (!(answer instanceof Error) && answer.ok && (await answer.text()) === 'ok') {
    return [good(`${siteUrl} answers`), ...compareDateHeader(answer.headers.get('date'))];
  }
  if (!isServing)
    return [good(`the site is not running on port ${config.port}: not tried through the proxy`)];
  if (answer instanceof Error) {
    const { cause } = answer as { cause?: { code?: string; message?: string } };
    return [fault(`${siteUrl} does not answer (${cause?.code ?? answer.name})`)];
  }
  return [fault(`${siteUrl}/healthz is answered ${answer.status}, not by this site`)];
}

function isListening({ port, host }: Config): Promise<boolean> {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return new Promise((resolve) => {
    const socket = connect({ port, host: address, timeout: 2_000 });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

/** The site itself speaks no TLS, so somebody in front of it does. */
function checkProxy({ siteUrl = '', trustProxy }: Config): Finding[] {
  if (trustProxy > 0 || !siteUrl.startsWith('https:')) return [];
  return [
    fault('TRUST_PROXY is 0, although https ends at a proxy: all visitors share one rate limit'),
  ];
}
