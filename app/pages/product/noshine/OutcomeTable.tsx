import { type Generation, generations } from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import type { Light } from './light.ts';

interface Props {
  words: Pick<Words['product-noshine'], 'lightSwitch' | 'generations'>;
  lights: readonly Light[];
  comesApart: (generation: Generation, light: Light) => boolean;
}

/** The nine results of the light switch as a table. */
export function OutcomeTable({ words, lights, comesApart }: Props) {
  const { lightSwitch, generations: names } = words;
  return (
    <table>
      <caption className="visually-hidden">{lightSwitch.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{names.column}</th>
          {lights.map((light) => (
            <th key={light} scope="col">
              {lightSwitch[light]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {generations.map((generation) => (
          <tr key={generation}>
            <th scope="row">{names[generation].order}</th>
            {lights.map((light) => (
              <td key={light}>
                {comesApart(generation, light) ? lightSwitch.comesApart : lightSwitch.stays}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
