import { defineWords } from './define-words.ts';

interface Amounts {
  texts: number;
  pictures: number;
  films: number;
}

const count = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;

/** Publishing what is drafted, and going back to what was public before. */
export const sitePublishing = defineWords({
  ko: {
    publish: {
      button: (count: number) => `초안 ${count}개 공개…`,
      none: '공개할 초안 없음',
      title: '문구 공개',
      nothing: '공개할 초안이 없습니다.',
      unsaved: (count: number) =>
        `저장되지 않은 문구 ${count}개는 공개되지 않습니다. 먼저 오류나 충돌을 해결하십시오.`,
      legal: (count: number) => `소유자만 공개할 수 있는 문구 ${count}개는 제외했습니다.`,
      languages: '언어',
      choose: '공개할 것',
      all: '모두 선택',
      from: '지금',
      to: '새 문구',
      when: '공개 시점',
      now: '지금 바로',
      at: '시각 예약',
      amount: ({ texts, pictures, films }: Amounts) =>
        [
          ...(texts > 0 || pictures + films === 0 ? [`문구 ${texts}개`] : []),
          ...(pictures > 0 ? [`사진 ${pictures}개`] : []),
          ...(films > 0 ? [`영상 ${films}개`] : []),
        ].join(', '),
      submit: (amount: string) => `${amount} 공개`,
      submitLater: (amount: string) => `${amount} 예약`,
      done: (amount: string) => `${amount}를 공개했습니다. 사이트에 바로 반영됩니다.`,
      scheduled: (amount: string, time: string) => `${amount}가 ${time}에 공개됩니다.`,
      needLook: '다시 확인할 번역이 있습니다',
      needLookHint: '한국어 문구가 바뀐 뒤 아직 확인하지 않은 번역입니다. 그대로 공개해도 됩니다.',
      editedElsewhere:
        '그사이 다른 사람이 고친 문구가 있어 아무것도 공개하지 않았습니다. 새 내용을 확인하고 다시 공개하십시오.',
      refused: '공개할 수 없는 문구가 있어 아무것도 공개하지 않았습니다.',
    },
    restore: {
      site: '사이트 전체 되돌리기…',
      page: '이 페이지 되돌리기…',
      titleSite: '사이트 전체를 어느 시점으로 되돌리기',
      titlePage: '이 페이지를 어느 시점으로 되돌리기',
      hint: '그때 방문자가 보던 문구가 초안이 됩니다. 확인한 뒤 공개하십시오. 지금의 초안은 변경 기록에 남습니다. 직접 고치지 않은 문구는 현재의 기본 문구를 씁니다.',
      moment: '시점',
      after: (time: string, count: number, by: string) =>
        `${time} 공개 직후 (문구 ${count}개, ${by})`,
      first: '처음: 모두 기본 문구',
      other: '다른 시각',
      submit: '초안으로 되돌리기',
      done: (count: number) => `문구 ${count}개를 초안으로 되돌렸습니다.`,
      nothing: '지금과 같아 바뀐 문구가 없습니다.',
      refused: (count: number) => `문구 ${count}개는 지금 사이트의 규칙과 맞지 않아 제외했습니다.`,
      past: '지난 시각을 선택하십시오.',
    },
  },
  en: {
    publish: {
      button: (count: number) => `Publish ${count} ${count === 1 ? 'draft' : 'drafts'}…`,
      none: 'Nothing to publish',
      title: 'Publish texts',
      nothing: 'There are no drafts to publish.',
      unsaved: (count: number) =>
        `${count} unsaved ${count === 1 ? 'text' : 'texts'} will not be published. Fix the errors or conflicts first.`,
      legal: (count: number) =>
        `${count} ${count === 1 ? 'text' : 'texts'} that only an owner can publish ${count === 1 ? 'is' : 'are'} left out.`,
      languages: 'Languages',
      choose: 'What to publish',
      all: 'Select all',
      from: 'Now',
      to: 'New text',
      when: 'When',
      now: 'Now',
      at: 'At a set time',
      amount: ({ texts, pictures, films }: Amounts) =>
        [
          ...(texts > 0 || pictures + films === 0 ? [count(texts, 'text')] : []),
          ...(pictures > 0 ? [count(pictures, 'picture')] : []),
          ...(films > 0 ? [count(films, 'video')] : []),
        ].join(', '),
      submit: (amount: string) => `Publish ${amount}`,
      submitLater: (amount: string) => `Schedule ${amount}`,
      done: (amount: string) => `${amount} published and live on the site.`,
      scheduled: (amount: string, time: string) => `${amount} scheduled for ${time}.`,
      needLook: 'Some translations need another look',
      needLookHint:
        'Their Korean texts have changed since. You can publish all the same and check them later.',
      editedElsewhere:
        'Somebody changed a text in the meantime, so nothing was published. Look at the new texts and publish again.',
      refused: 'Some texts cannot be published, so nothing was published.',
    },
    restore: {
      site: 'Restore the whole site…',
      page: 'Restore this page…',
      titleSite: 'Restore the whole site as of…',
      titlePage: 'Restore this page as of…',
      hint: 'What visitors saw then becomes drafts for you to check and publish. Drafts of today stay in the version history. Texts you had not changed use today’s default texts.',
      moment: 'Point in time',
      after: (time: string, count: number, by: string) =>
        `After publishing on ${time} (${count} ${count === 1 ? 'text' : 'texts'}, ${by})`,
      first: 'From the start: all default texts',
      other: 'Another time',
      submit: 'Restore as drafts',
      done: (count: number) => `${count} ${count === 1 ? 'text' : 'texts'} restored as drafts.`,
      nothing: 'Nothing differs from today.',
      refused: (count: number) =>
        `${count} ${count === 1 ? 'text' : 'texts'} left out: the site’s rules have changed.`,
      past: 'Choose a time in the past.',
    },
  },
});
