import { type ChangeEvent, useEffect, useRef, useState } from 'react';
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
  words: Words['product-noshine'];
}

const lights = ['sun', 'lamp', 'dark'] as const;
const placeOf: Record<Light, Place> = { sun: 'outdoor', lamp: 'illumination', dark: 'dark' };

/**
 * The choices are plain radios that CSS answers, so the drawing obeys before and without
 * JavaScript; when it comes into view and motion is welcome, the moving scene takes its place.
 */
export function LightSwitch({ words }: Props) {
  const { lightSwitch: switchWords } = words;
  const controls = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene>(undefined);
  const [choice, setChoice] = useState<{ light: Light; generation: Generation }>({
    light: 'sun',
    generation: 'third',
  });
  const [moving, setMoving] = useState(false);
  const latest = useRef(choice);
  latest.current = choice;

  // A visitor may have chosen before the page woke up.
  useEffect(() => {
    const picked = (name: string) =>
      controls.current?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
    setChoice({ light: picked('light') as Light, generation: picked('generation') as Generation });
  }, []);

  useEffect(() => {
    const stage = canvas.current;
    if (!stage || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let left = false;
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { startScene } = await import('./light-scene.ts');
      if (left) return;
      const { light, generation } = latest.current;
      scene.current = startScene(stage, light, worksAt(generation, placeOf[light]));
      setMoving(true);
    });
    observer.observe(stage);
    return () => {
      left = true;
      observer.disconnect();
      scene.current?.stop();
    };
  }, []);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const next = { ...choice, [event.target.name]: event.target.value };
    setChoice(next);
    scene.current?.turn(next.light, worksAt(next.generation, placeOf[next.light]));
  }

  const taken = energiesTaken(choice.generation, placeOf[choice.light]);
  return (
    <section id="lightSwitch" className={styles.switch} aria-labelledby="lightSwitch-title">
      <div className={styles.head}>
        <h2 id="lightSwitch-title">{switchWords.title}</h2>
        <p>{switchWords.body}</p>
      </div>
      <div className={moving ? `${styles.stage} ${styles.moving}` : styles.stage}>
        <LightStill title={switchWords.drawing} />
        <canvas
          ref={canvas}
          className={styles.canvas}
          onPointerDown={({ nativeEvent: { offsetX, offsetY } }) =>
            scene.current?.drop({ x: offsetX, y: offsetY })
          }
        />
        {moving && (
          <button type="button" className={styles.again} onClick={() => scene.current?.drop()}>
            {switchWords.again}
          </button>
        )}
        <p className={styles.note}>{switchWords.note}</p>
      </div>
      <div className={styles.panel} ref={controls}>
        <fieldset className={styles.choices}>
          <legend>{switchWords.light}</legend>
          {lights.map((light) => (
            <label key={light}>
              <input
                type="radio"
                name="light"
                value={light}
                defaultChecked={light === 'sun'}
                onChange={choose}
              />
              <span>{switchWords[light]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{switchWords.generation}</legend>
          {generations.map((generation) => (
            <label key={generation}>
              <input
                type="radio"
                name="generation"
                value={generation}
                defaultChecked={generation === 'third'}
                onChange={choose}
              />
              <span>{words.generations[generation].short}</span>
            </label>
          ))}
        </fieldset>
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
              ? switchWords.uses.replace(
                  '{energies}',
                  taken.map((energy) => words.energies[energy]).join('\u00a0· '),
                )
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
