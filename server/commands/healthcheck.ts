import { get } from 'node:http';

/**
 * For a container's HEALTHCHECK, whose image has no curl. It runs every few seconds beside a busy
 * site, so it loads nothing, not even the settings.
 */
const { PORT: port = '3000', HOST: host = '0.0.0.0' } = process.env;
get({ port, host: host === '0.0.0.0' ? '127.0.0.1' : host, path: '/healthz' }, ({ statusCode }) => {
  process.exit(statusCode === 200 ? 0 : 1);
}).on('error', () => process.exit(1));
