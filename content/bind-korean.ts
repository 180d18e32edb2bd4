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
/** 3시간 뒤, {days}일 안에, 20년 넘게: a measure and what says when, or how much more. */
const measure = /^((\d[\d.,]*|\{\w+\})[^\s\d.,]{0,2}|초|분|시간)$/;
const afterMeasure = /^(뒤|만에|동안|전|이내|안에|넘게|이상)/;
/** 10, 20, 30분: a row of numbers, which may still be placeholders. */
const listed = /^(\d[\d.]*|\{\w+\}),$/;
const figure = /^(\d|\{\w+\})/;
/** 비추지 않아도: a verb and what denies it. */
const denied = /지$/;
const denial = /^(않|못)/;
/** 돕기 위한, 막기 위해: a purpose. */
const purpose = /기$/;
const forPurpose = /^위(한|해)/;
/** 신청해 주십시오, 비교해 보십시오, 올려 두면: a verb and what asks for it. */
const helper = /^(주십|주시|주신|드립|드리|보십|보시|보실|두면|두십)/;
/** 볼 수 있습니다, 찾을 수도 없는: what can be done, said in three words. */
const possible = /^수(가|는|도)?$/;
const possibility = /^(있|없)/;
/** 로그 눈금, 점 하나: what is one thing in two words. */
const pairs: Record<string, RegExp> = {
  점: /^하나/,
  공기: /^중/,
  사용: /^환경/,
  시험: /^(성적서나|자료)/,
  무광촉매: /^코팅/,
  촉매: /^코팅/,
  코팅: /^(필터|표면)/,
  활성탄: /^필터/,
  로그: /^눈금/,
  홈페이지: /^주소/,
};
/** Letters: a longer piece would leave a hole in the line before it, or fit no narrow phone. */
const longestPiece = 10;
/** 측정값 1: a value and the figure that it is. */
const valued = /값$/;

/** Ends in ㄴ or ㄹ, as a verb does before a bound noun. */
function endsLikeModifier(word: string): boolean {
  const syllable = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  return syllable >= 0 && syllable < 11172 && [4, 8].includes(syllable % 28);
}

/** Ends in an open 아, 어, 여 or what they grow into (해, 와, 려), as a verb does before its helper. */
function endsLikeVerb(word: string): boolean {
  const syllable = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  const vowel = Math.floor((syllable % 588) / 28);
  return syllable >= 0 && syllable % 28 === 0 && [0, 1, 4, 6, 9, 14].includes(vowel);
}

function belongTogether(before: string, after: string, first = ''): boolean {
  if (leading.test(before)) return true;
  if (numeral.test(before) && counter.test(after)) return true;
  if (denied.test(before) && denial.test(after)) return true;
  if (numeral.test(before) && unit.test(after)) return true;
  if (before === '{figure}' && limit.test(after)) return true;
  if (measure.test(before) && afterMeasure.test(after)) return true;
  if ((listed.test(before) || valued.test(before)) && figure.test(after)) return true;
  if (before.length + after.length <= longestPiece) {
    if (purpose.test(before) && forPurpose.test(after)) return true;
    if (endsLikeVerb(before) && helper.test(after)) return true;
    if (pairs[before]?.test(after)) return true;
  }
  if (possible.test(before) && possibility.test(after) && endsLikeModifier(first)) {
    return first.length + before.length + after.length <= longestPiece;
  }
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
      return word + (belongTogether(word, next, words[index - 1]) ? noBreak : ' ');
    })
    .join('');
}

/** 수집|·|이용에: a short compound stays whole; of a long one a line may end with a point, but not begin with it. */
const point = /(?<=\p{Script=Hangul})(?=·)/gu;
const afterPoint = /(?<=\p{Script=Hangul}·)(?=\p{Script=Hangul})/gu;
const shortCompound = /(?<!\S)\S{3,8}(?!\S)/g;

/** Opening words alone: the names of controls and the policy's terms are looked for as they are written. */
export function bindProse(text: string): string {
  return bindKorean(text)
    .replace(shortCompound, (word) => word.replace(afterPoint, joiner))
    .replace(point, joiner);
}
