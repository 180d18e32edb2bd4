import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import {
  type Figure,
  fineParticles,
  formaldehydeReduction,
  type ReadEvidence,
} from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { formatMicrometers, formatPercent, formatTime } from '../../ui/format.ts';

/** The measured figures that home shows, written in the visitor's language. */
export function homeFigures(words: Words['home'], language: Language, evidence: ReadEvidence) {
  const { proof } = words;
  const { technologies } = words.products;
  const time = (figure: Figure, unit: 'minute' | 'month' | 'year') =>
    formatTime(figure, unit, language);
  const percent = (figure: Figure) => formatPercent(figure, language);
  const particles = fineParticles(evidence('particles'));
  const size = formatMicrometers(particles.size, language);
  const { treated } = evidence('phosphorus');
  const phosphorusTime = time(treated.minutes, 'minute');
  const years = evidence('years');
  const voc = evidence('voc');

  return {
    mission: fill(words.mission.body, {
      development: time(years.development.figure, 'year'),
      use: time(years.inUse.figure, 'year'),
    }),
    particles: {
      figure: percent(particles.removal),
      label: fill(proof.particles.label, { size }),
    },
    phosphorus: {
      figure: percent(treated.removal),
      label: fill(proof.phosphorus.label, { time: phosphorusTime }),
    },
    lasting: { figure: time(evidence('lasting').months, 'month'), label: proof.lasting.label },
    technologies: {
      multi: {
        figure: percent(particles.removal),
        label: fill(technologies.multi.proof, { size }),
      },
      fresh: { figure: percent(evidence('antifungal').treated), label: technologies.fresh.proof },
      air: {
        figure: percent(formaldehydeReduction(voc)),
        label: fill(technologies.air.proof, { time: time(voc.minutes, 'minute') }),
      },
      water: {
        figure: percent(treated.removal),
        label: fill(technologies.water.proof, { time: phosphorusTime }),
      },
      build: { figure: technologies.build.figure, label: technologies.build.proof },
    },
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
