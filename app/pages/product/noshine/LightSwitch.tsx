import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import {
  energiesTaken,
  type Generation,
  generations,
  type Place,
  worksAt,
} from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import { Chevron } from '../../../ui/Chevron.tsx';
import { LightIcon } from './LightIcon.tsx';
import styles from './LightSwitch.module.css';
import { type Light, lights } from './light.ts';
import { type Scene, startScene } from './light-scene.ts';
import { OutcomeTable } from './OutcomeTable.tsx';

interface Props {
  words: Pick<Words['product-noshine'], 'lightSwitch' | 'generations' | 'energies'>;
  /** The surface under every light, and the grime that is shown until the scene is there. */
  children?: ReactNode;
}

const initialChoice: { light: Light; generation: Generation } = {
  light: 'sun',
  generation: 'third',
};
const placeOf: Record<Light, Place> = { sun: 'outdoor', lamp: 'illumination', dark: 'dark' };

/** Where the picture above it fills the window, the stage touches the window's end unseen. */
const fromBelow = { rootMargin: '0px 0px -2%' };

/**
 * The choices are plain radios that CSS reacts to, so the drawing works before hydration and without
 * JavaScript; when it comes into view, the scene is drawn over it.
 */
export function LightSwitch({ words, children }: Props) {
  const { lightSwitch: switchWords } = words;
  const controls = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene>(undefined);
  const [choice, setChoice] = useState(initialChoice);
  const [isHydrated, setHydrated] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [isPaused, setPaused] = useState(false);

  const pause = useCallback((next: boolean) => {
    setPaused(next);
    scene.current?.setPaused(next);
  }, []);

  const choose = useCallback(() => {
    // Both from the radios: one may have been picked while the page was being hydrated.
    const next = readChoice(controls.current);
    setChoice(next);
    pause(false);
    scene.current?.setComesApart(worksAt(next.generation, placeOf[next.light]));
  }, [pause]);

  // The radios' own styles show it at once; what React adds may come a frame later.
  const chooseByHand = () => startTransition(choose);

  useEffect(() => {
    const root = document.documentElement;
    const followPage = () => {
      check(controls.current, root.dataset.light === 'off' ? 'dark' : 'sun');
      choose();
    };
    // A visitor may have chosen before hydration; a page in the dark begins in the dark.
    const { light } = readChoice(controls.current);
    if (light === initialChoice.light && root.dataset.light === 'off') followPage();
    else choose();
    setHydrated(true);
    const observer = new MutationObserver(followPage);
    observer.observe(root, { attributeFilter: ['data-light'] });
    return () => observer.disconnect();
  }, [choose]);

  useEffect(() => {
    const stage = box.current;
    const reaction = stage?.parentElement?.querySelector<HTMLImageElement>(
      `.${styles.reaction} picture img`,
    );
    // A browser older than those we support keeps the still, and so does who asked for less motion.
    if (!stage || !reaction || !('OffscreenCanvas' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { light, generation } = readChoice(controls.current);
      const comesApart = worksAt(generation, placeOf[light]);
      const onShown = () => setDrawn(true);
      const onLost = () => {
        scene.current = undefined;
        setDrawn(false);
      };
      scene.current = startScene(stage, { comesApart, reaction, onShown, onLost });
    }, fromBelow);
    observer.observe(stage);
    return () => {
      observer.disconnect();
      scene.current?.stop();
    };
  }, []);

  // Before hydration only the radios know what was chosen.
  const needsAttributes = isHydrated && !CSS.supports('selector(:has(*))');
  const taken = energiesTaken(choice.generation, placeOf[choice.light]);
  return (
    <section
      id="lightSwitch"
      className={styles.switch}
      aria-labelledby="lightSwitch-title"
      data-hydrated={isHydrated ? '' : undefined}
      data-light={needsAttributes ? choice.light : undefined}
      data-generation={needsAttributes ? choice.generation : undefined}
    >
      <div className={styles.stage}>
        <div
          className={styles.picture}
          data-drawn={isDrawn ? '' : undefined}
          onPointerDown={({ nativeEvent: { offsetX, offsetY } }) => {
            pause(false);
            scene.current?.dropGrime(offsetX, offsetY);
          }}
        >
          {children}
          <div ref={box} />
        </div>
        <div className={styles.words}>
          <h2 id="lightSwitch-title">
            <span className={styles.turnOff}>{switchWords.title}</span>
            <span className={styles.turnOn}>{switchWords.titleByNight}</span>
          </h2>
          <div role="status">
            <p className={styles.comesApart}>{switchWords.comesApart}</p>
            <p className={styles.stays}>{switchWords.stays}</p>
            <p className={styles.reason}>
              {taken.length > 0
                ? fill(switchWords.uses, {
                    energies: taken.map((energy) => inSentence(words.energies[energy])).join(', '),
                  })
                : switchWords.usesNone}
            </p>
          </div>
        </div>
        {isDrawn && (
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? switchWords.play : switchWords.pause}
            onClick={() => pause(!isPaused)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={isPaused ? 'M4 1v14l10-7z' : 'M3 1h3v14H3zM10 1h3v14h-3z'} />
            </svg>
          </button>
        )}
        <div className={`${styles.controls} on-ink`} ref={controls}>
          <Choices
            legend={switchWords.light}
            name="light"
            values={lights}
            initial={initialChoice.light}
            labelOf={(light) => (
              <>
                <LightIcon of={light} />
                {switchWords[light]}
              </>
            )}
            onChange={chooseByHand}
          />
          <Choices
            legend={switchWords.generation}
            name="generation"
            values={generations}
            initial={initialChoice.generation}
            labelOf={(generation) => words.generations[generation].short}
            onChange={chooseByHand}
          />
        </div>
      </div>
      <div className={`${styles.below} on-ink`}>
        <p>{switchWords.note}</p>
        <details>
          <summary>
            {switchWords.tableTitle}
            <Chevron />
          </summary>
          <OutcomeTable
            words={words}
            lights={lights}
            comesApart={(generation, light) => worksAt(generation, placeOf[light])}
          />
        </details>
      </div>
    </section>
  );
}

/** On one line, and small where it only begins a label with a capital: "UV" stays. */
function inSentence(label: string) {
  return label
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replaceAll(' ', '\u00a0');
}

function readChoice(controls: Element | null) {
  const picked = (name: string) =>
    controls?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
  return { light: picked('light') as Light, generation: picked('generation') as Generation };
}

function check(controls: Element | null, light: Light) {
  const radio = controls?.querySelector<HTMLInputElement>(`[value=${light}]`);
  if (radio) radio.checked = true;
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  initial: Value;
  labelOf: (value: Value) => ReactNode;
  onChange: () => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, values, initial, labelOf, onChange } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.plate}>
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              onChange={onChange}
            />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
