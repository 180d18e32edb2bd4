import { evidence, type Figure, fineParticles, formaldehydeReduction } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { formatMicrometers, formatPercent, formatTime } from '../../ui/format.ts';

/** The measured figures that home shows, written in the visitor's language. */
export function homeFigures(words: Words['home'], language: Language) {
  const { proof } = words;
  const { technologies } = words.products;
  const time = (figure: Figure, unit: 'minute' | 'month' | 'year') =>
    formatTime(figure, unit, language);
  const percent = (figure: Figure) => formatPercent(figure, language);
  const size = formatMicrometers(fineParticles.size, language);
  const phosphorusTime = time(evidence.water.treated.minutes, 'minute');

  return {
    mission: fill(words.mission.body, {
      development: time(evidence.brand.yearsOfDevelopment.figure, 'year'),
      use: time(evidence.brand.yearsInUse.figure, 'year'),
    }),
    particles: {
      figure: percent(fineParticles.removal),
      label: fill(proof.particles.label, { size }),
    },
    phosphorus: {
      figure: percent(evidence.water.treated.removal),
      label: fill(proof.phosphorus.label, { time: phosphorusTime }),
    },
    lasting: { figure: time(evidence.air.lastsMonths, 'month'), label: proof.lasting.label },
    technologies: {
      multi: {
        figure: percent(fineParticles.removal),
        label: fill(technologies.multi.proof, { size }),
      },
      fresh: { figure: percent(evidence.freshness.treated), label: technologies.fresh.proof },
      air: {
        figure: percent(formaldehydeReduction),
        label: fill(technologies.air.proof, { time: time(evidence.air.voc.minutes, 'minute') }),
      },
      water: {
        figure: percent(evidence.water.treated.removal),
        label: fill(technologies.water.proof, { time: phosphorusTime }),
      },
      build: { figure: technologies.build.figure, label: technologies.build.proof },
    },
  };
}

export type HomeFigures = ReturnType<typeof homeFigures>;
