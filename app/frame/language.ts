import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts';

/** The language of a public route's parameters; any other prefix is an address that does not exist. */
export function languageOf(params: { language?: string | undefined }): Language {
  const { language } = params;
  if (language === undefined) return defaultLanguage;
  if (isLanguage(language) && language !== defaultLanguage) return language;
  throw new Response('Not Found', { status: 404 });
}
