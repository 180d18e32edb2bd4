import type { Figures } from '#server/dashboard/dashboard.ts';
import { useWords } from '../words/words.tsx';
import { nameOfStop } from './names.ts';
import { Ranking } from './Ranking.tsx';

interface Props {
  figures: Figures;
}

/** Which fields and files kept people from sending the form. */
export function Stops({ figures: { stops, period } }: Props) {
  const words = useWords();
  const { stops: texts, count } = words.figures;
  return (
    <Ranking
      title={texts.title}
      hint={texts.hint}
      columns={[texts.name, count]}
      rows={stops.map((stop) => ({ name: nameOfStop(stop.name, words), values: [stop.count] }))}
      fileName={`form-stops-${period.from}-${period.to}`}
      empty={texts.empty}
    />
  );
}
