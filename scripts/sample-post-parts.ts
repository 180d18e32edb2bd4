import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suppliedEvidence as evidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Figure } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import {
  formatFigure,
  formatMicrometers,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
} from '../app/ui/format.ts';

/** What a sample post says after its own first words, in the words and figures of the site's pages. */
export type Body = (words: Words, language: Language) => string[];

export const paragraph = (text: string) => `<p>${withWholeFigures(text)}</p>`;
const heading = (text: string) => `<h2>${text}</h2>`;
const note = (text: string) => `<p><small>${text}</small></p>`;

/** A figure, its unit and what Korean adds to them stay in one line. */
const withWholeFigures = (text: string) =>
  text.replace(/(?<=\d) (?=µ|ppm|CFU|UFC)/g, '\u00a0').replace(/%(?=\p{L})/gu, '%\u2060');

export function stillAddress(name: string): string {
  const file = join(import.meta.dirname, `../public/art/stills/${name}-1200.webp`);
  return `data:image/webp;base64,${readFileSync(file).toString('base64')}`;
}

function picture(name: PictureName, words: Words): string {
  const image = `<img src="${stillAddress(name)}" alt="${words.pictures[name]}">`;
  return `<figure>${image}<figcaption>${words.product.illustration}</figcaption></figure>`;
}

/** The first cell of each row names it; one right below a heading that says the same needs no caption. */
function table(caption: string, head: string[], rows: string[][]): string {
  const cells = ([name, ...values]: string[]) =>
    `<tr><th scope="row">${name}</th>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;
  const columns = head.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table>${caption && `<caption>${caption}</caption>`}${
    head.length > 0 ? `<thead><tr>${columns}</tr></thead>` : ''
  }<tbody>${rows.map(cells).join('')}</tbody></table>`;
}

/** As the site draws it: a bead that glows where an energy is used, an empty one where it is not. */
const bead = (isLit: boolean) => (isLit ? '<span style="color: #17673a">●</span>' : '○');

const steps = (list: readonly { name: string; text: string }[]) =>
  `<ol>${list.map(({ name, text }) => `<li><strong>${name}</strong>: ${text}</li>`).join('')}</ol>`;

function lasting(words: Words, language: Language): string[] {
  const { title, lead } = words['product-air'].lasting;
  const time = formatTime(evidence.lasting.months, 'month', language);
  return [heading(fill(title, { time })), paragraph(lead)];
}

export const generations: Body = (words) => {
  const { generations: all, energies } = words['product-noshine'];
  const kinds = Object.values(energies);
  const row = ({ order }: { order: string }, used: number) => [
    order,
    ...kinds.map((_, index) => bead(index < used)),
  ];
  return [
    heading(all.title),
    paragraph(all.lead),
    table('', [all.column, ...kinds], [row(all.first, 1), row(all.second, 2), row(all.third, 4)]),
    paragraph(words['about-brand'].rooms.body),
    picture('diorama-hotel-night', words),
  ];
};

export const reagent: Body = (words) => {
  const { how, reading } = words['product-redchec'];
  const { colorless, red } = reading;
  return [
    heading(how.title),
    paragraph(how.lead),
    steps(how.steps),
    picture('redchec-2', words),
    table(
      reading.caption,
      [],
      [
        [colorless.color, colorless.meaning],
        [red.color, red.meaning],
      ],
    ),
  ];
};

export const freshness: Body = (words, language) => {
  const { antifungal, ripening, use } = words['product-fresh'];
  const { above, conditions } = words.product.evidence;
  const untreated = fill(above, {
    figure: formatPercent(evidence.antifungal.untreated.figure, language),
  });
  return [
    paragraph(ripening.lead),
    heading(antifungal.title),
    table(
      antifungal.caption,
      [antifungal.specimen, antifungal.untreated, antifungal.treated],
      antifungal.specimens.map((name) => [name, untreated, antifungal.none]),
    ),
    note(`${antifungal.note} ${conditions}`),
    picture('box', words),
    ...use.list.map(({ text }) => paragraph(text)),
  ];
};

export const particles: Body = (words, language) => {
  const { role, particles: test, features } = words['product-multi'];
  return [
    paragraph(role.lead),
    heading(test.name),
    table(
      test.caption,
      [test.size, test.removal],
      evidence.particles.rows.map(({ size, removal }) => [
        formatMicrometers(size, language),
        formatPercent(removal, language),
      ]),
    ),
    note(words.product.evidence.conditions),
    picture('layers', words),
    // The second speaks of the page that it stands on.
    ...features.list.filter((_, index) => index !== 1).map(({ text }) => paragraph(text)),
  ];
};

export const phosphorus: Body = (words, language) => {
  const { name, lead, table: columns, crude, unit } = words['product-water'].phosphorus;
  const test = evidence.phosphorus;
  const [a = '', b = '', c = '', d = ''] = test.sampleMinutes;
  const at = (minutes: Figure) => formatTime(minutes, 'minute', language);
  const removal = formatPercent(test.treated.removal, language);
  return [
    heading(name),
    paragraph(fill(lead, { a, b, c, d })),
    table(
      '',
      [columns.water, columns.time, columns.result],
      [
        [crude, columns.start, formatFigure(test.crude, language)],
        [
          columns.untreated,
          at(test.untreated.minutes),
          formatFigure(test.untreated.value, language),
        ],
        [columns.treated, at(test.treated.minutes), fill(columns.removed, { removal })],
      ],
    ),
    note(unit),
    paragraph(words['product-water'].oil.lead),
    picture('oilwater', words),
  ];
};

export const oil: Body = (words, language) => {
  const { oil: about, phosphorus: test } = words['product-water'];
  const { treated, sampleMinutes } = evidence.phosphorus;
  const [a = '', b = '', c = '', d = ''] = sampleMinutes;
  const values = {
    removal: formatPercent(treated.removal, language),
    time: formatTime(treated.minutes, 'minute', language),
  };
  return [
    paragraph(about.lead),
    picture('oilwater', words),
    heading(fill(test.title, values)),
    paragraph(fill(test.lead, { a, b, c, d })),
  ];
};

export const substances: Body = (words, language) => {
  const { substances: test, voc } = words['product-air'];
  const { unit, rows } = evidence.substances;
  const [, styrene] = evidence.voc.rows;
  const values = {
    time: formatTime(evidence.voc.minutes, 'minute', language),
    reduction: formatPercent(styrene?.reduction ?? '100', language),
  };
  return [
    heading(test.title),
    table(
      fill(test.caption, { unit }),
      [words.product.evidence.substance, test.before, test.after],
      rows.map(({ substance, before, after }) => [
        words.product.substances[substance],
        formatFigure(before, language),
        formatFigure(after, language),
      ]),
    ),
    note(words.product.evidence.conditions),
    heading(fill(voc.title, values)),
    paragraph(voc.lead),
    picture('diorama-daycare', words),
    ...lasting(words, language),
  ];
};

export const facade: Body = (words) => {
  const { hydrophilic, selfCleaning, antiMold, compare } = words['product-build'];
  return [
    paragraph(hydrophilic.lead),
    heading(selfCleaning.title),
    paragraph(selfCleaning.lead),
    heading(antiMold.title),
    paragraph(antiMold.lead),
    picture('panel-mold', words),
    note(compare),
  ];
};

export const antibacterial: Body = (words, language) => {
  const { antibacterial: test, how } = words['product-multi'];
  const { germs, hours, unit, before, after } = evidence.antibacterial;
  const time = formatTime(hours, 'hour', language);
  const below = fill(words.product.evidence.below, {
    figure: formatFigure(after.figure, language),
  });
  return [
    paragraph(test.lead),
    heading(test.name),
    table(
      `${test.caption} (${formatUnit(unit, language)})`,
      [test.germ, test.before, fill(test.after, { time })],
      germs.map((germ) => [
        test.germs[germ],
        fill(words.product.evidence.about, { figure: formatPower(before, language) }),
        below,
      ]),
    ),
    note(words.product.evidence.conditions),
    picture('hero', words),
    paragraph(how.lead),
  ];
};

export const bacteria: Body = (words, language) => {
  const { bacteria: test } = words['product-air'];
  return [
    heading(test.title),
    table(
      test.caption,
      [
        test.measurement,
        words['product-air'].substances.before,
        words['product-air'].substances.after,
      ],
      evidence.floatingBacteria.rows.map(({ before, after }, index) => [
        test.measurements[index] ?? '',
        formatFigure(before, language),
        formatFigure(after, language),
      ]),
    ),
    note(test.note),
    ...lasting(words, language),
    picture('diorama-hospital', words),
  ];
};

export const odors: Body = (words, language) => {
  const { deodorization: test, role } = words['product-multi'];
  return [
    paragraph(test.lead),
    heading(test.name),
    table(
      `${test.caption} (ppm)`,
      [words.product.evidence.substance, test.before, test.after],
      evidence.deodorization.rows.map(({ substance, before, after }) => [
        words.product.substances[substance],
        formatFigure(before, language),
        fill(words.product.evidence.below, { figure: formatFigure(after.figure, language) }),
      ]),
    ),
    note(words.product.evidence.conditions),
    paragraph(role.lead),
    picture('filter', words),
  ];
};

export const inquiry: Body = (words) => {
  const { steps: names, one, two, three } = words.contact;
  return [
    heading(names.label),
    steps([
      { name: names.one, text: one.intro },
      { name: names.two, text: two.intro },
      { name: names.three, text: three.intro },
    ]),
  ];
};

export const companies: Body = (words) => {
  const { intro, research, filter } = words['about-relationship'];
  return [
    ...words['about-brand'].story.paragraphs.slice(0, 2).map(paragraph),
    heading(intro.title),
    paragraph(research.body),
    paragraph(filter.body),
    picture('companies', words),
    note(words['about-relationship'].caption),
  ];
};

export const welcome: Body = (words) => [
  paragraph(words.media.meta.description),
  paragraph(words['product-noshine'].intro.lead),
];
