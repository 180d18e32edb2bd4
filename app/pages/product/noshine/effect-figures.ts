import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import {
  ammoniaRow,
  type Figure,
  fineParticles,
  formaldehydeReduction,
  type ReadEvidence,
} from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { formatFigure, formatMicrometers, formatPercent, formatTime } from '../../../ui/format.ts';

/** What was measured of each effect, written in the visitor's language; anti-staining has no figure. */
export function effectFigures(
  words: Words['product-noshine']['effects'],
  language: Language,
  evidence: ReadEvidence,
) {
  const antibacterial = evidence('antibacterial');
  const particles = fineParticles(evidence('particles'));
  const ammonia = ammoniaRow(evidence('deodorization'));
  const voc = evidence('voc');
  const ppm = (figure: Figure) => `${formatFigure(figure, language)}\u00a0${ammonia.unit}`;
  return {
    germs: {
      figure: formatPercent(antibacterial.reduction, language),
      label: fill(words.germs.proof, { time: formatTime(antibacterial.hours, 'hour', language) }),
    },
    particles: {
      figure: formatPercent(particles.removal, language),
      label: fill(words.particles.proof, {
        size: formatMicrometers(particles.size, language),
      }),
    },
    odour: {
      figure: fill(words.below, { figure: ppm(ammonia.after.figure) }),
      label: fill(words.odour.proof, { before: ppm(ammonia.before) }),
    },
    stain: { figure: words.stain.figure, label: words.stain.proof },
    harmful: {
      figure: formatPercent(formaldehydeReduction(voc), language),
      label: fill(words.harmful.proof, { time: formatTime(voc.minutes, 'minute', language) }),
    },
  };
}
