import { searchPrefix } from '#domain/insight.ts';

const maxLength = 100;

/** Their hosts, which end in many ways: `google.co.kr`. Mail, blogs and maps are other sites. */
const searchEngines: readonly [name: string, host: RegExp][] = [
  ['google', /^(m\.)?google(\.\w{2,3}){1,2}$|^com\.google\.android\.googlequicksearchbox$/],
  ['naver', /^(m\.)?(search\.)?naver\.com$/],
  ['daum', /^(m\.)?(search\.)?daum\.net$/],
  ['nate', /^(m\.)?(search\.|search\.daum\.)?nate\.com$/],
  ['zum', /^(m\.)?search\.zum\.com$/],
  ['bing', /^(cn\.|m\.)?bing\.com$/],
  ['yahoo', /^([a-z]{2}\.)?search\.yahoo(\.\w{2,3}){1,2}$/],
  ['duckduckgo', /^(html\.|lite\.)?duckduckgo\.com$/],
  ['yandex', /^(yandex(\.\w{2,3}){1,2}|ya\.ru)$/],
  ['baidu', /^(m\.)?baidu\.com$/],
  ['ecosia', /^ecosia\.org$/],
  ['brave', /^search\.brave\.com$/],
  ['startpage', /^startpage\.com$/],
  ['qwant', /^qwant\.com$/],
];

const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * Where somebody comes from, of the address that their browser names: a search engine by its name,
 * or the host of a site, and nothing of what stands behind it. '' when it is no site.
 */
export function sourceOf(referrer: string): string {
  if (!/^(https?|android-app):\/\//.test(referrer)) return '';
  const address = URL.parse(referrer.slice(0, 2000));
  const host = address?.hostname.replace(/^www\.|\.$/g, '') ?? '';
  if (host.length > maxLength || !plainHost.test(host)) return '';
  const [engine] = searchEngines.find(([, pattern]) => pattern.test(host)) ?? [];
  return engine ? searchPrefix + engine : host;
}
