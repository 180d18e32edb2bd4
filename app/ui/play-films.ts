import { savesData } from '../saves-data.ts';
import { tell } from '../tell.ts';

/** Plays the film behind the hero while it is seen, once the page is there. */
export function playBackgroundFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('[data-background-film]');
  const button = film?.parentElement?.querySelector('button');
  if (!film || !button) return;
  let shouldPlay = !prefersStill();
  let isInView = false;

  film.disablePictureInPicture = true;
  takeOneFile(film);

  function follow() {
    if (!film || !button) return;
    button.hidden = false;
    button.toggleAttribute('data-playing', shouldPlay);
    // Not by the property ariaLabel, which Firefox has since 119.
    button.setAttribute(
      'aria-label',
      (shouldPlay ? button.dataset.pause : button.dataset.play) ?? '',
    );
    film.autoplay = shouldPlay;
    if (!shouldPlay || !isInView) return film.pause();
    film.play().catch(({ name }: Error) => {
      // An AbortError only means that it was scrolled out of view before it began; with any other
      // error (battery saver, no decoder) the still picture stays.
      if (name === 'AbortError') return;
      shouldPlay = false;
      follow();
    });
  }

  film.addEventListener('playing', () => film.toggleAttribute('data-started', true));
  button.addEventListener('click', () => {
    shouldPlay = !shouldPlay;
    follow();
  });
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    follow();
  }).observe(film);
}

/**
 * Not by `<source media>`: WebKit passes over sources whose media names a width. And one file alone:
 * when Firefox, leaving the page, gives up the first, it begins the second, which the next page then
 * waits for without end.
 */
function takeOneFile(film: HTMLVideoElement): void {
  const source = [...film.querySelectorAll('source')].find(({ type }) => film.canPlayType(type));
  if (!source) return;
  const isPhone = matchMedia('(width < 768px)').matches;
  film.src = isPhone ? source.src.replace('/hero.', '/hero-phone.') : source.src;
}

function prefersStill(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A film that is content waits behind a play mark, pauses when it is out of view, and shows its captions. */
export function watchFilms(): void {
  const films = document.querySelectorAll<HTMLVideoElement>('video[controls]');
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) (target as HTMLVideoElement).pause();
    }
  });
  for (const film of films) {
    observer.observe(film);
    showPlayMark(film);
    film.addEventListener('play', () => tell('film-started'), { once: true });
    film.addEventListener('ended', () => tell('film-finished'), { once: true });
    // Once: whoever switches them off on purpose has them off.
    film.addEventListener('loadedmetadata', () => showCaptions(film), { once: true });
  }
}

/** In the place of the browser's controls until it plays; without scripts they are there at once. */
function showPlayMark(film: HTMLVideoElement): void {
  const button = film.parentElement?.querySelector('button');
  if (!button) return;
  film.controls = false;
  button.hidden = false;
  button.addEventListener('click', () => {
    takeCut(film);
    // What stops it from playing, its own controls say.
    film.play().catch(() => {});
    showControls();
    film.focus();
  });
  film.addEventListener('play', showControls, { once: true });

  function showControls() {
    film.controls = true;
    if (button) button.hidden = true;
  }
}

/** As takeOneFile, of a film that is played without scripts as well. */
function takeCut(film: HTMLVideoElement): void {
  const phone = film.querySelector<HTMLSourceElement>('source[media]');
  if (!phone) return;
  if (matchMedia(phone.media).matches) film.src = phone.src;
  // The browser took it before the phone was turned.
  else if (film.currentSrc === phone.src) film.load();
}

/** Some engines leave the default captions off; the film has no sound to go by. */
function showCaptions(film: HTMLVideoElement): void {
  const tracks = [...film.textTracks];
  if (tracks.some(({ mode }) => mode === 'showing')) return;
  const own = film.querySelector<HTMLTrackElement>('track[default]');
  if (own) own.track.mode = 'showing';
}
