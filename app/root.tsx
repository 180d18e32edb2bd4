import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { cookieDays } from '#domain/cookies.ts';
import { splitLanguage } from '#domain/language.ts';
import { day } from '#domain/seoul.ts';
import { cardOfPath } from '#domain/sharing-cards.ts';
import type { Route } from './+types/root';
import '../.cache/fonts/fonts.css';
import './styles/base.css';
import adminColorScheme from './frame/admin-color-scheme.js?raw';
import { ErrorScreen } from './frame/ErrorScreen.tsx';
import { useLoadedErrorWords } from './frame/error-words.ts';
import inlineScriptFile from './frame/inline-script.js?raw';
import layOutLater from './frame/lay-out-later.js?raw';
import lights from './frame/lights.js?raw';
import markScripted from './frame/mark-scripted.js?raw';
import { makeSpeculationRules } from './frame/speculation-rules.ts';
import useCachedFont from './frame/use-cached-font.js?raw';
import windowHeight from './frame/window-height.js?raw';
import { ScriptNonce } from './script-nonce.ts';
import { siteContext } from './site.ts';
import { trustedHtml } from './trusted-html.ts';
import { isAdminPath, usesRouter } from './uses-router.ts';

/**
 * Only the server writes these: React leaves them as they are served, and in the inquiry's bundle
 * they would be weight and nothing else. The inline script runs without a bundler, so it cannot
 * import the number.
 */
const inline = import.meta.env.SSR
  ? {
      script: inlineScriptFile.replace(
        'LANGUAGE_COOKIE_SECONDS',
        String((cookieDays.language * day) / 1000),
      ),
      head: markScripted + lights + useCachedFont + windowHeight,
      adminHead: markScripted + adminColorScheme,
      speculationRules: makeSpeculationRules(),
    }
  : { script: '', head: '', adminHead: '', speculationRules: '' };

/** Hot reload first: the plugin lets no component run without it. */
const devScriptsOf = (path: string) => [
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
  usesRouter(path) ? '/app/page-script-inquiry.ts' : '/app/page-script.ts',
];

export function loader({ context, request }: Route.LoaderArgs) {
  const { origin, words, card } = context.get(siteContext);
  const { language, path } = splitLanguage(new URL(request.url).pathname);
  const page = cardOfPath(path);
  const ownCard = page && card(page, language);
  return {
    ...(ownCard && { card: ownCard }),
    /** Of canonical links and sharing cards; it never comes from the Host header. */
    origin,
    /** Where a later navigation may fail. */
    errors: usesRouter(path) ? words('errors', language) : undefined,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, path } = splitLanguage(useLocation().pathname);
  const nonce = use(ScriptNonce) || undefined;
  const isAdmin = isAdminPath(path);
  const isDocument = import.meta.env.SSR && !usesRouter(path);
  const head = isDocument ? inline.head + layOutLater : inline.head;
  return (
    <html lang={language} data-font={isAdmin ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0A1114" />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, verbatim
          dangerouslySetInnerHTML={trustedHtml(isAdmin ? inline.adminHead : head)}
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* Public documents carry their styles themselves (server/pages/inline-styles.ts). */}
        {(isAdmin || import.meta.env.DEV) && <Links />}
      </head>
      <body>
        {children}
        {/* Must work before and apart from hydration: dropdown rules, the language cookie. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, verbatim */}
        <script nonce={nonce} dangerouslySetInnerHTML={trustedHtml(inline.script)} />
        {!isAdmin && (
          <script
            nonce={nonce}
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own
            dangerouslySetInnerHTML={trustedHtml(inline.speculationRules)}
          />
        )}
        {/* The server adds what the build made of it (server/pages/page-files.ts). */}
        {!isAdmin &&
          import.meta.env.DEV &&
          devScriptsOf(path).map((src) => <script key={src} type="module" src={src} />)}
        {usesRouter(path) && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useLoadedErrorWords();
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main data-error="">
      <ErrorScreen />
    </main>
  );
}
