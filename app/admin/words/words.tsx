import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import type { AdminLanguage } from './both.ts';
import { dashboard } from './dashboard.ts';
import { editor } from './editor.ts';
import { frame } from './frame.ts';
import { inquiries } from './inquiries.ts';
import { posts } from './posts.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';

function wordsIn(language: AdminLanguage) {
  return {
    frame: frame[language],
    session: session[language],
    dashboard: dashboard[language],
    inquiries: inquiries[language],
    posts: posts[language],
    settings: settings[language],
    editor: editor[language],
    accounts: accounts[language],
    audit: audit[language],
  };
}

export type AdminWords = ReturnType<typeof wordsIn>;

interface Spoken {
  language: AdminLanguage;
  words: AdminWords;
  speak(language: AdminLanguage): void;
}

const Spoken = createContext<Spoken | undefined>(undefined);

const remembered = 'admin-language';

function firstLanguage(): AdminLanguage {
  const kept = localStorage.getItem(remembered);
  if (kept === 'ko' || kept === 'en') return kept;
  return navigator.language.startsWith('ko') ? 'ko' : navigator.language ? 'en' : 'ko';
}

export function WordsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = frame[language].title;
  }, [language]);
  const spoken = useMemo<Spoken>(
    () => ({
      language,
      words: wordsIn(language),
      speak(chosen) {
        localStorage.setItem(remembered, chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <Spoken value={spoken}>{children}</Spoken>;
}

export function useLanguage(): Spoken {
  const spoken = useContext(Spoken);
  if (!spoken) throw new Error('useSpoken needs WordsProvider');
  return spoken;
}

export function useWords(): AdminWords {
  return useLanguage().words;
}
