/** Texts that are cheap to send and costly to normalize, measure, match or store. */
export interface HostileText {
  name: string;
  /** About as many UTF-16 units as asked for. */
  make(length: number): string;
}

const repeat = (name: string, unit: string): HostileText => ({
  name,
  make: (length) => unit.repeat(Math.max(1, Math.floor(length / unit.length))),
});

/** Marks of one combining class behind marks of a higher one: sorted by insertion, n² steps. */
export const marksOfTwoClasses: HostileText = {
  name: 'marks of class 230, then 220',
  make: (length) => {
    const half = Math.floor(length / 2);
    return `a${'\u0300'.repeat(Math.max(1, half - 1))}${'\u0316'.repeat(Math.max(1, half))}`;
  },
};

const descendingClasses: HostileText = {
  name: 'marks of falling classes',
  // 240, 230, 220, 202, 132, 129, 33, 27, 10, 9, 8, 7
  make: (length) => {
    const marks = '\u0345\u0300\u0316\u0321\u0f74\u0f71\u0651\u064b\u0591\u094d\u3099\u093c';
    const each = Math.max(1, Math.floor(length / marks.length));
    return `a${[...marks].map((mark) => mark.repeat(each)).join('')}`;
  },
};

export const hostileTexts: HostileText[] = [
  marksOfTwoClasses,
  descendingClasses,
  repeat('marks of classes 230 and 220 in turn', '\u0300\u0316'),
  repeat('marks of classes 220 and 230 in turn', '\u0316\u0300'),
  repeat('one mark over and over', '\u0301'),
  repeat('marks in runs of twenty', `a${'\u0345\u0300\u0316\u0321\u0f71'.repeat(4)}`),
  repeat('half-width sounds with their marks', '\uff76\uff9e'),
  {
    name: 'half-width marks behind a mark of class 230',
    make: (length) => `a${'\u0301'.repeat(length / 2)}${'\uff9e\uff9f'.repeat(length / 4)}`,
  },
  repeat('U+FDFA, eighteen letters in one', '\ufdfa'),
  repeat('squared words of the U+3300 block', '\u3316\u3300\u3351'),
  repeat('ligatures', '\ufb03\ufb04\ufb17'),
  repeat('Hangul syllables in pieces', '\u1112\u1161\u11ab'),
  repeat('leading Hangul pieces only', '\u1100'),
  repeat('trailing Hangul pieces only', '\u11a8'),
  repeat('half-width Hangul pieces', '\uffa1\uffc2'),
  repeat('music that falls apart', '\u{1d15f}\u{1d160}'),
  repeat('mathematical letters', '\u{1d49c}\u{1d56c}'),
  repeat('families of emoji', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u{1f3ff}'),
  repeat('lone leading surrogates', '\ud800'),
  repeat('lone trailing surrogates', '\udfff'),
  repeat('surrogates the wrong way round', '\udc00\ud800'),
  repeat('reading direction turned around', '\u202e\u2066'),
  repeat('spaces', ' '),
  repeat('spaces of every kind', '\u2003\u3000\u00a0\u2028'),
  repeat('line ends', '\r\n'),
  repeat('tabs and lines between letters', 'a\t\n'),
  repeat('zeros', '\u0000'),
  repeat('letters that grow in lower case', '\u0130'),
  repeat('sharp s', '\u1e9e\u00df'),
];

export const regexLike = `${'(a+)+'.repeat(20)}$[^\\]]*(?:x{1,99}){1,99}\\`;
export const likeLike = `${'%_'.repeat(140)}\\`;
