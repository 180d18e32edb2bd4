/** Pretendard's own ascent and descent, in parts of the font size. */
const ascent = 0.952;
const descent = 0.241;

export const hangulRange = 'U+1100-11ff,U+3130-318f,U+ac00-d7a3';
/** So that no font is asked for letters that it does not have. */
const latinRange = 'U+0-24f,U+2000-22ff';

interface Fallback {
  family: string;
  regular: string[];
  bold: string[];
  /** Pretendard's width over this font's, measured on the site's own text. */
  widths: { regular: number; medium?: number; bold: number };
  range: string;
}

/**
 * Fonts that visitors have, stretched to Pretendard's measure: the swap then moves no line. Few
 * names each: the browser looks every missing one up before it paints the first word.
 */
const fallbacks: Fallback[] = [
  {
    family: 'Fallback Arial',
    regular: ['Arial', 'Liberation Sans', 'NimbusSans-Regular'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold'],
    widths: { regular: 1, medium: 1.022, bold: 0.976 },
    range: latinRange,
  },
  {
    family: 'Fallback Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    widths: { regular: 1.01, medium: 1.033, bold: 0.99 },
    range: latinRange,
  },
  {
    family: 'Fallback DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    widths: { regular: 0.86, bold: 0.863 },
    range: latinRange,
  },
  {
    family: 'Fallback Noto',
    regular: ['Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'],
    bold: ['Noto Sans KR Bold', 'Noto Sans CJK KR Bold', 'Malgun Gothic Bold'],
    widths: { regular: 0.954, bold: 0.946 },
    range: hangulRange,
  },
];

function face({ family, range }: Fallback, names: string[], weight: string, width: number) {
  const percent = (part: number) => `${((part / width) * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${(width * 100).toFixed(1)}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`;
}

export const fallbackFaces = fallbacks
  .map((one) => {
    const { regular, medium, bold } = one.widths;
    return (
      face(one, one.regular, medium ? '1 449' : '1 599', regular) +
      (medium ? face(one, one.regular, '450 599', medium) : '') +
      face(one, one.bold, '600 1000', bold)
    );
  })
  .join('');
