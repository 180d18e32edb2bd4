import { useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import {
  energies,
  energiesTaken,
  type Generation,
  generations,
  type Place,
  worksAt,
} from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import { LightStill } from './LightStill.tsx';
import styles from './LightSwitch.module.css';
import type { Light, Scene } from './light-scene.ts';
import { OutcomeTable } from './OutcomeTable.tsx';

interface Props {
  words: Pick<Words['product-noshine'], 'lightSwitch' | 'generations' | 'energies'>;
}

const lights = ['sun', 'lamp', 'dark'] as const;
const initialChoice: { light: Light; generation: Generation } = {
  light: 'sun',
  generation: 'third',
};
const placeOf: Record<Light, Place> = { sun: 'outdoor', lamp: 'illumination', dark: 'dark' };

/**
 * The choices are plain radios that CSS reacts to, so the drawing works before hydration and without
 * JavaScript; when it comes into view and motion is not reduced, the moving scene replaces it.
 */
export function LightSwitch({ words }: Props) {
  const { lightSwitch: switchWords } = words;
  const controls = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene>(undefined);
  const [choice, setChoice] = useState(initialChoice);
  const [isHydrated, setHydrated] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const latest = useRef(choice);
  latest.current = choice;

  // A visitor may have chosen before hydration.
  useEffect(() => {
    setChoice(readChoice(controls.current));
    setHydrated(true);
  }, []);

  useEffect(() => {
    const stage = canvas.current;
    if (!stage || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let hasLeft = false;
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { startScene } = await import('./light-scene.ts');
      if (hasLeft) return;
      const { light, generation } = latest.current;
      scene.current = startScene(stage, light, worksAt(generation, placeOf[light]));
      setMoving(true);
    });
    observer.observe(stage);
    return () => {
      hasLeft = true;
      observer.disconnect();
      scene.current?.stop();
    };
  }, []);

  function choose() {
    // Both from the radios: one may have been picked while the page was being hydrated.
    const next = readChoice(controls.current);
    setChoice(next);
    scene.current?.setLight(next.light, worksAt(next.generation, placeOf[next.light]));
  }

  const taken = energiesTaken(choice.generation, placeOf[choice.light]);
  return (
    <section
      id="lightSwitch"
      className={styles.switch}
      aria-labelledby="lightSwitch-title"
      // For browsers without :has(). Before hydration only the radios know what was chosen.
      data-light={isHydrated ? choice.light : undefined}
      data-generation={isHydrated ? choice.generation : undefined}
    >
      <div className={styles.head}>
        <h2 id="lightSwitch-title">{switchWords.title}</h2>
        <p>{switchWords.body}</p>
      </div>
      <div className={isMoving ? `${styles.stage} ${styles.moving}` : styles.stage}>
        <LightStill title={switchWords.drawing} />
        <canvas
          ref={canvas}
          className={styles.canvas}
          onPointerDown={({ nativeEvent: { offsetX, offsetY } }) =>
            scene.current?.dropGrime({ x: offsetX, y: offsetY })
          }
        />
        {isMoving && (
          <button type="button" className={styles.again} onClick={() => scene.current?.dropGrime()}>
            {switchWords.again}
          </button>
        )}
        <p className={styles.note}>{switchWords.note}</p>
      </div>
      <div className={styles.panel} ref={controls}>
        <Choices
          legend={switchWords.light}
          name="light"
          values={lights}
          initial={initialChoice.light}
          labelOf={(light) => switchWords[light]}
          onChange={choose}
        />
        <Choices
          legend={switchWords.generation}
          name="generation"
          values={generations}
          initial={initialChoice.generation}
          labelOf={(generation) => words.generations[generation].short}
          onChange={choose}
        />
        <div className={styles.energies}>
          <p>{switchWords.offered}</p>
          <ul>
            {energies.map((energy) => (
              <li key={energy} className={styles[energy]}>
                {words.energies[energy]}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.verdict} role="status">
          <p className={styles.comesApart}>{switchWords.comesApart}</p>
          <p className={styles.stays}>{switchWords.stays}</p>
          <p className={styles.reason}>
            {taken.length > 0
              ? fill(switchWords.uses, {
                  energies: taken.map((energy) => words.energies[energy]).join('\u00a0· '),
                })
              : switchWords.usesNone}
          </p>
        </div>
      </div>
      <details className={styles.table}>
        <summary>{switchWords.tableTitle}</summary>
        <OutcomeTable
          words={words}
          lights={lights}
          comesApart={(generation, light) => worksAt(generation, placeOf[light])}
        />
      </details>
    </section>
  );
}

function readChoice(controls: Element | null) {
  const picked = (name: string) =>
    controls?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
  return { light: picked('light') as Light, generation: picked('generation') as Generation };
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  values: readonly Value[];
  initial: Value;
  labelOf: (value: Value) => string;
  onChange: () => void;
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, values, initial, labelOf, onChange } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
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
    </fieldset>
  );
}
