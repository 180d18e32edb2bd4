import type { ComponentProps } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { Slogan } from '../../brand/Slogan.tsx';
import { useFrame } from '../../frame/useFrame.ts';
import { BackgroundFilm } from '../../ui/BackgroundFilm.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './Hero.module.css';

interface Props {
  words: Words['home']['hero'];
  alt: string;
  illustration: string;
  film: ComponentProps<typeof BackgroundFilm>['files'];
  language: Language;
}

/** The film, the slogan over it, a way to try it out, and the four energies in one line below. */
export function Hero({ words, alt, illustration, film, language }: Props) {
  const { contactUs } = useFrame().words.footer;
  const { energies } = words;
  const line = [
    { name: energies.ultraviolet, since: energies.since.first },
    { name: energies.visible, since: energies.since.second },
    { name: energies.thermal, since: energies.since.third },
    { name: energies.infrared, since: energies.since.third },
  ];
  return (
    <section className={styles.hero}>
      <BackgroundFilm
        alt={alt}
        files={film}
        labels={{ play: words.play, pause: words.pause }}
        className={styles.film}
      />
      <div className={styles.inside}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1>
          <Slogan lines={words.slogan} className={styles.slogan} />
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.action}>
          <LinkButton to={`${pagePath('noshine', language)}#lightSwitch`} tone="glow">
            <span className={styles.byDay}>{words.action}</span>
            <span className={styles.byNight}>{words.actionByNight}</span>
          </LinkButton>
          <LinkButton to={pagePath('stepOne', language)} tone="line">
            {contactUs}
          </LinkButton>
        </div>
        <ul className={styles.energies} aria-label={energies.label}>
          {line.map(({ name, since }) => (
            <li key={name}>
              <strong>{name}</strong> <span>{since}</span>
            </li>
          ))}
        </ul>
        <p className={styles.caption}>{illustration}</p>
      </div>
    </section>
  );
}
