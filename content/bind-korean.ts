const noBreak = '\u00a0';
/** Invisible: no line ends here. */
const joiner = '\u2060';

/** What a reader expects on the line of the word before it: 쓸 수, 네 가지, 3 개월. */
const boundNoun =
  /^(수|것|때|곳|뿐|줄|채|적)(가|이|는|은|를|을|도|만|에|에서|에서도|에는|까지|마다|으로|입니다)?[.,]?$/;
const counter = /^(가지|번|개|개월|회|분|초|시간|년|명|배|종|단계|곳|달|주|대|장)/;
/** 1 {unit}, {figure} 미만: a figure goes with its unit, and with what limits it. */
const unit = /^\{unit\}/;
const limit = /^(미만|초과|이하|이상)/;
const numeral = /^(\d[\d.,]*|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러)$/;
/** They belong to the word after them. */
const leading = /^(이|그|저|한|두|세|네|더|안|못|각|새|첫|및|약|계속|IP)$/;
/** 3시간 뒤, {time} 만에: a time and what says when. */
const time = /^(\d[\d.,]*(초|분|시간|일|개월|년)|초|분|시간|\{time\})$/;
const afterTime = /^(뒤|만에|동안|전|이내)/;
/** 10, 20, 30분: a row of numbers, which may still be placeholders. */
const listed = /^(\d[\d.]*|\{\w+\}),$/;
const figure = /^(\d|\{\w+\})/;
/** 비추지 않아도: a verb and what denies it. */
const denied = /지$/;
const denial = /^(않|못)/;
/** 측정값 1: a value and the figure that it is. */
const valued = /값$/;

/** Ends in ㄴ or ㄹ, as a verb does before a bound noun. */
function endsLikeModifier(word: string): boolean {
  const syllable = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  return syllable >= 0 && syllable < 11172 && [4, 8].includes(syllable % 28);
}

function belongTogether(before: string, after: string): boolean {
  if (leading.test(before)) return true;
  if (numeral.test(before) && counter.test(after)) return true;
  if (denied.test(before) && denial.test(after)) return true;
  if (numeral.test(before) && unit.test(after)) return true;
  if (before === '{figure}' && limit.test(after)) return true;
  if (time.test(before) && afterTime.test(after)) return true;
  if ((listed.test(before) || valued.test(before)) && figure.test(after)) return true;
  return boundNoun.test(after) && endsLikeModifier(before);
}

/** 60%|를, (無光觸媒)|는: after a sign, browsers would begin a line with the particle. */
const particle = /(?<=[%)\]’”]|\{figure\})(?=\p{Script=Hangul})/gu;
/** 무광촉매|(無光觸媒), 동의|(「개인정보: a word and what says it another way, or names its law. */
const aside = /(?<=\p{Script=Hangul})(?=\([\p{Script=Han}「])/gu;

/** ‘방문 집계’, ‘샘플 코팅 신청’: what has a short name is called by it on one line. */
const shortName = /‘[^‘’]{1,12}’/gu;

/** Korean breaks between words; some words do not stand well at the beginning of a line. */
export function bindKorean(text: string): string {
  const words = text
    .replace(shortName, (name) => name.replaceAll(' ', noBreak))
    .replace(particle, joiner)
    .replace(aside, joiner)
    .split(' ');
  return words
    .map((word, index) => {
      const next = words[index + 1];
      if (next === undefined) return word;
      return word + (belongTogether(word, next) ? noBreak : ' ');
    })
    .join('');
}

/** 수집|·이용: a line may end with the point, but not begin with it. */
const point = /(?<=\p{Script=Hangul})(?=·)/gu;

/** Opening words alone: the names of controls and the policy's terms are looked for as they are written. */
export function bindProse(text: string): string {
  return bindKorean(text).replace(point, joiner);
}
