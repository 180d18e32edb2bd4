import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { cookieDays } from '#domain/cookies.ts';
import { fontOf, splitLanguage } from '#domain/language.ts';
import { day } from '#domain/seoul.ts';
import koreanFont from '../.cache/fonts/korean.woff2?url';
import latinFont from '../.cache/fonts/latin.woff2?url';
import restOfTheFont from '../.cache/fonts/rest.css?url';
import type { Route } from './+types/root';
import '../.cache/fonts/fonts.css';
import './styles/base.css';
import { ErrorScreen } from './frame/ErrorScreen.tsx';
import inlineScriptFile from './frame/inline-script.js?raw';
import { ScriptNonce } from './script-nonce.ts';
import { siteContext } from './site.ts';
import { trustedHtml } from './trusted-html.ts';

/** The script runs without a bundler, so it cannot import the number. */
const inlineScript = inlineScriptFile.replace(
  'LANGUAGE_COOKIE_SECONDS',
  String((cookieDays.language * day) / 1000),
);

const fonts = { korean: koreanFont, latin: latinFont };

/** The origin of canonical links and sharing cards; it never comes from the Host header. */
export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = splitLanguage(useLocation().pathname);
  const nonce = use(ScriptNonce) || undefined;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0A1114" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="preload"
          href={fonts[fontOf[language]]}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* Must work before and apart from hydration: dropdown rules, --vh, the language cookie. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, verbatim */}
        <script nonce={nonce} dangerouslySetInnerHTML={trustedHtml(inlineScript)} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // For characters that the site's own text does not have: posts and settings may bring them.
  useEffect(() => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = restOfTheFont;
    document.head.append(sheet);
    return () => sheet.remove();
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main data-error="">
      <ErrorScreen />
    </main>
  );
}
