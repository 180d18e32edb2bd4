import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { languageNames } from '#domain/language-names.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { readItem, writeItem } from '../../browser-storage.ts';
import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import { cases } from './cases.ts';
import { company } from './company.ts';
import { conversation } from './conversation.ts';
import { dashboard } from './dashboard.ts';
import { dashboardFigures } from './dashboard-figures.ts';
import { editor } from './editor.ts';
import { evidence } from './evidence.ts';
import { frame } from './frame.ts';
import { inbox } from './inbox.ts';
import { inquiries } from './inquiries.ts';
import { mailServer } from './mail-server.ts';
import { mails } from './mails.ts';
import { personalData } from './personal-data.ts';
import { postDesk } from './post-desk.ts';
import { posts } from './posts.ts';
import { receivedMails } from './received-mails.ts';
import { session } from './session.ts';
import { setUp } from './set-up.ts';
import { settings } from './settings.ts';
import { site } from './site.ts';
import { siteBody } from './site-body.ts';
import { siteExchange } from './site-exchange.ts';
import { siteFilms } from './site-films.ts';
import { siteFrame } from './site-frame.ts';
import { sitePictures } from './site-pictures.ts';
import { siteSearch } from './site-search.ts';

export function wordsIn(language: StaffLanguage) {
  return {
    languages: languageNames(language),
    frame: frame[language],
    session: session[language],
    dashboard: dashboard[language],
    figures: dashboardFigures[language],
    inbox: inbox[language],
    inquiries: inquiries[language],
    conversation: conversation[language],
    mails: mails[language],
    mailServer: mailServer[language],
    personalData: personalData[language],
    posts: posts[language],
    postDesk: postDesk[language],
    receivedMails: receivedMails[language],
    settings: settings[language],
    setUp: setUp[language],
    company: company[language],
    cases: cases[language],
    evidence: evidence[language],
    site: site[language],
    siteBody: siteBody[language],
    siteExchange: siteExchange[language],
    siteFilms: siteFilms[language],
    siteFrame: siteFrame[language],
    sitePictures: sitePictures[language],
    siteSearch: siteSearch[language],
    editor: editor[language],
    accounts: accounts[language],
    audit: audit[language],
  };
}

export type AdminWords = ReturnType<typeof wordsIn>;

interface LanguageState {
  language: StaffLanguage;
  words: AdminWords;
  setLanguage(language: StaffLanguage): void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

const storageKey = 'admin-language';

function firstLanguage(): StaffLanguage {
  const stored = readItem(storageKey);
  if (stored === 'ko' || stored === 'en') return stored;
  return navigator.language.startsWith('ko') ? 'ko' : navigator.language ? 'en' : 'ko';
}

export function WordsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = frame[language].title;
  }, [language]);
  const state = useMemo<LanguageState>(
    () => ({
      language,
      words: wordsIn(language),
      setLanguage: (chosen) => {
        writeItem(storageKey, chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs WordsProvider');
  return state;
}

export function useWords(): AdminWords {
  return useLanguage().words;
}
