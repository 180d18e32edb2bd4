import { expect, test } from 'vitest';
import { bindKorean, bindProse } from './bind-korean.ts';

test.each([
  ['세대를 거듭할수록 쓸 수 있는 에너지', '세대를 거듭할수록 쓸_수 있는 에너지'],
  ['직접 보실 수 있습니다.', '직접 보실_수 있습니다.'],
  ['건물의 표면이 스스로 네 가지 일을 합니다', '건물의 표면이 스스로 네_가지 일을 합니다'],
  ['한 회사는 촉매를, 그 촉매로', '한_회사는 촉매를, 그_촉매로'],
  ['빛이 없는 곳에서도', '빛이 없는_곳에서도'],
  ['이 물질들을 3 개월 동안', '이_물질들을 3_개월 동안'],
  ['물과 수질 개선', '물과 수질 개선'],
  ['약 10년에 걸쳐', '약_10년에 걸쳐'],
  ['10%를 넘는 {figure}를', '10%|를 넘는 {figure}|를'],
  ['{site}에서 보기', '{site}에서 보기'],
  ['촉매(觸媒)는 60%', '촉매|(觸媒)|는 60%'],
  ['동의(「개인정보 보호법」)를', '동의|(「개인정보 보호법」)|를'],
  ['시험 성적서(PDF)', '시험 성적서(PDF)'],
  ['시험에서는 {a}, {b}, 30, 60분에', '시험에서는 {a},_{b},_30,_60분에'],
  ['에너지, {time} 뒤', '에너지, {time} 뒤'],
  ['점 하나가 측정값 1이며, 값 없는', '점 하나가 측정값_1이며, 값 없는'],
])('%s', (text, expected) => {
  const shown = bindKorean(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');
  expect(shown).toBe(expected);
});

test('no line of running text begins with a point', () => {
  expect(bindProse('수집·이용과 NOx·SOx')).toBe('수집\u2060·이용과 NOx·SOx');
});
