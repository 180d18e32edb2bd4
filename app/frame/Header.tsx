import { pagePath } from '#domain/pages.ts';
import { CompanyLogo } from '../brand/CompanyLogo.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LightsSwitch } from './LightsSwitch.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useFrame } from './useFrame.ts';

export function Header() {
  const { language, words, company } = useFrame();
  return (
    <header className={styles.header}>
      <div className={styles.logos}>
        <a
          href={pagePath('home', language)}
          className={styles.wordmark}
          aria-label={words.header.home}
        >
          <Wordmark />
        </a>
        <a href={company.externalSite} target="_blank" rel="noopener" className={styles.company}>
          <CompanyLogo name={company.name} />
          <span className="visually-hidden">{words.header.company}</span>
        </a>
      </div>
      <MainMenu />
      <LightsSwitch />
      <LanguageMenu />
      <MobileMenu />
    </header>
  );
}
