import { textPageNames } from '#content/text-page-names.ts';
import { defineWords } from './define-words.ts';
import { siteNames } from './site-names.ts';

interface Amounts {
  texts: number;
  pictures: number;
  films: number;
}

const count = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;

export const site = defineWords({
  ko: {
    ...siteNames.ko,
    title: '사이트 문구',
    hint: '사이트의 모든 문구를 네 언어로 고칩니다. 공개하기 전에는 방문자에게 보이지 않습니다.',
    back: '모든 페이지',
    other: '문구',
    untitled: '(비어 있음)',
    texts: (count: number) => `문구 ${count.toLocaleString('ko')}개`,
    columns: { page: '페이지' },
    counts: {
      drafts: (count: number) => `초안 ${count}`,
      scheduled: (count: number) => `예약 ${count}`,
      needLook: (count: number) => `다시 확인 ${count}`,
      suppliedChanged: (count: number) => `기본 문구 바뀜 ${count}`,
      notShown: (count: number) => `표시 안 됨 ${count}`,
    },
    nothingToDo: '할 일 없음',
    own: (count: number) => `직접 쓴 문구 ${count}`,
    changed: (count: number) => `바꾼 것 ${count}`,
    leftOver: {
      title: '더 이상 쓰이지 않는 문구',
      hint: '사이트가 새 판으로 바뀌면서 자리가 없어진 문구입니다. 방문자에게 보이지 않으며, 지우지 않고 보관합니다.',
    },
    show: {
      label: '보기',
      all: '전체',
      drafts: '초안',
      scheduled: '예약됨',
      look: '다시 확인',
      supplied: '기본 문구 바뀜',
      hidden: '표시 안 됨',
    },
    language: '언어',
    nothing: {
      title: '조건에 맞는 문구가 없습니다.',
      hint: '다른 언어나 조건을 선택해 보십시오.',
      all: '전체 보기',
    },
    keys: '글자 수는 영문 기준이며 한글은 2자로 셉니다. Tab 키로 다음 칸, Alt+↓·↑ 키로 다음·이전 문구로 이동합니다.',
    readOnly:
      '법령에 따라 갖추어야 하는 문구이므로 소유자만 고칠 수 있습니다. 고칠 곳이 있으면 소유자에게 요청하십시오.',
    consentVersion:
      '동의문을 공개하면 새 동의문 버전이 자동으로 시작됩니다. 이미 받은 문의에는 동의할 때의 버전이 그대로 남습니다.',
    fieldIn: (name: string, language: string) => `${name}, ${language}`,
    otherLanguages: '다른 언어',
    length: (used: number, limit: number) => `${limit}자 중 ${used}자`,
    keepSlot: (slot: string, meaning: string) =>
      `${slot} 그대로 두기: 사이트가 ${meaning} 자리에 값을 넣습니다.`,
    keepSlotPlain: (slot: string) => `${slot} 그대로 두기: 사이트가 값을 넣습니다.`,
    badges: {
      draft: '초안',
      scheduled: (time: string) => `${time} 공개 예약`,
      needsLook: '다시 확인 필요',
      suppliedChanged: '기본 문구 바뀜',
      notShown: '표시 안 됨',
      own: '직접 쓴 문구',
    },
    errors: {
      empty: '비워 둘 수 없습니다.',
      lines: '한 줄로 써야 합니다. 줄바꿈을 지우십시오.',
      'too-long': (limit: number) => `너무 깁니다. ${limit}자까지 쓸 수 있습니다(한글은 2자).`,
      'missing-slot': (slot: string) => `${slot} 표시가 빠졌습니다. 그대로 넣어 두십시오.`,
      'repeated-slot': (slot: string) => `${slot} 표시는 한 번만 쓸 수 있습니다.`,
      'unknown-slot': (slot: string) => `${slot} 표시는 이 문구에서 쓸 수 없습니다. 지우십시오.`,
      markup: (found: string) =>
        `‘${found}’처럼 태그나 기호 코드는 글자 그대로 보입니다. 지우고 일반 글자로 쓰십시오.`,
      invisible: (character: string) =>
        `보이지 않는 글자(${character})가 들어 있습니다. 그 부분을 지우고 다시 입력하십시오.`,
      other: '이 문구는 저장할 수 없습니다.',
      notSaved: '고치기 전에는 저장되지 않습니다.',
    },
    look: {
      hint: '한국어 문구가 바뀌었습니다. 고치거나, 지금 문구가 여전히 맞으면 확인하십시오.',
      confirm: '그대로 맞음',
      confirmed: '확인했습니다.',
    },
    supplied: {
      hint: '사이트가 새 판으로 바뀌면서 함께 제공되는 기본 문구가 바뀌었습니다.',
      theirs: '새 기본 문구',
      keep: '내 문구 유지',
      kept: '내 문구를 유지합니다.',
      take: '새 문구 사용',
    },
    notShown:
      '공개된 문구의 자리 표시가 사이트와 맞지 않아 방문자에게는 기본 문구가 보입니다. 표시를 고쳐 다시 공개하십시오.',
    editedMeanwhile: '그사이 다른 사람이 고쳤습니다. 새 내용을 확인하십시오.',
    conflict: {
      title: '다른 사람이 먼저 이 문구를 고쳤습니다',
      theirs: '다른 사람이 쓴 문구',
      keepMine: '내 문구로 저장',
      takeTheirs: '다른 사람의 문구 사용',
    },
    recovered: (count: number) => `저장되지 않은 문구 ${count}개가 이 브라우저에 남아 있습니다.`,
    actions: {
      label: (name: string) => `작업: ${name}`,
      discard: '공개된 문구로 되돌리기',
      supplied: '기본 문구로 바꾸기',
      history: '변경 기록',
      unschedule: '예약 취소',
    },
    unscheduled: '예약을 취소했습니다. 초안으로 남아 있습니다.',
    history: {
      title: (name: string) => `변경 기록: ${name}`,
      kinds: { saved: '저장', published: '공개', restored: '되돌림', imported: '가져옴' },
      empty: '아직 기록이 없습니다.',
      choose: '기록을 선택하면 지금 문구와 비교합니다.',
      former: '그때 문구',
      now: '지금 문구',
      same: '지금 문구와 같습니다.',
      suppliedText: '기본 문구',
      restore: '초안으로 되돌리기',
      restored: '초안으로 되돌렸습니다. 공개하면 방문자에게 보입니다.',
    },
    publish: {
      button: '공개…',
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
    pages: {
      ...textPageNames.ko,
      '@body': '가격 페이지 본문',
      '@picture': '사진',
      '@film': '영상',
    } as Record<string, string>,
  },
  en: {
    ...siteNames.en,
    title: 'Site texts',
    hint: 'Change every text of the site in four languages. Visitors see nothing until you publish.',
    back: 'All pages',
    other: 'Text',
    untitled: '(empty)',
    texts: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'text' : 'texts'}`,
    columns: { page: 'Page' },
    counts: {
      drafts: (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'}`,
      scheduled: (count: number) => `${count} scheduled`,
      needLook: (count: number) => `${count} to check again`,
      suppliedChanged: (count: number) => `${count} with new default`,
      notShown: (count: number) => `${count} not shown`,
    },
    nothingToDo: 'Nothing to do',
    own: (count: number) => `${count} of your own`,
    changed: (count: number) => `${count} changed`,
    leftOver: {
      title: 'Texts no longer in use',
      hint: 'An update of the site has no place for these any more. Visitors cannot see them. They are kept, not deleted.',
    },
    show: {
      label: 'Show',
      all: 'All',
      drafts: 'Drafts',
      scheduled: 'Scheduled',
      look: 'Check again',
      supplied: 'New default',
      hidden: 'Not shown',
    },
    language: 'Language',
    nothing: {
      title: 'No matching texts.',
      hint: 'Try another language or filter.',
      all: 'Show all',
    },
    keys: 'Lengths count Latin letters; a Korean letter counts as two. Tab moves to the next field, Alt+↓ and Alt+↑ to the next or previous text.',
    readOnly:
      'The law requires these texts, so only an owner can change them. Ask an owner if something needs changing.',
    consentVersion:
      'Publishing consent texts starts a new consent version automatically. Inquiries already received keep the version that was agreed to.',
    fieldIn: (name: string, language: string) => `${name}, ${language}`,
    otherLanguages: 'Other languages',
    length: (used: number, limit: number) => `${used} of ${limit} characters`,
    keepSlot: (slot: string, meaning: string) => `Keep ${slot}: the site fills in ${meaning} here.`,
    keepSlotPlain: (slot: string) => `Keep ${slot}: the site fills in a value here.`,
    badges: {
      draft: 'Draft',
      scheduled: (time: string) => `Scheduled for ${time}`,
      needsLook: 'Check again',
      suppliedChanged: 'New default text',
      notShown: 'Not shown',
      own: 'Your own text',
    },
    errors: {
      empty: 'This cannot be empty.',
      lines: 'Only one line fits here. Remove the line breaks.',
      'too-long': (limit: number) =>
        `Too long. There is room for ${limit} characters (a Korean letter counts as two).`,
      'missing-slot': (slot: string) => `${slot} is missing. Keep it exactly as it is.`,
      'repeated-slot': (slot: string) => `${slot} can be used only once.`,
      'unknown-slot': (slot: string) => `${slot} does not work in this text. Remove it.`,
      markup: (found: string) =>
        `Tags and codes such as “${found}” would be shown as they are. Use plain text instead.`,
      invisible: (character: string) =>
        `There is an invisible character (${character}). Delete that part and type it again.`,
      other: 'This text cannot be saved.',
      notSaved: 'Not saved until this is fixed.',
    },
    look: {
      hint: 'The Korean text has changed. Edit this one, or confirm that it is still right.',
      confirm: 'Still right',
      confirmed: 'Confirmed.',
    },
    supplied: {
      hint: 'An update of the site came with another default text.',
      theirs: 'New default text',
      keep: 'Keep mine',
      kept: 'Your text stays.',
      take: 'Use the new one',
    },
    notShown:
      'The published text has other placeholders than the site, so visitors see the default text. Fix the placeholders and publish again.',
    editedMeanwhile: 'Somebody else changed this in the meantime. Look at the new text first.',
    conflict: {
      title: 'Somebody else changed this text first',
      theirs: 'Their text',
      keepMine: 'Keep mine',
      takeTheirs: 'Use theirs',
    },
    recovered: (count: number) =>
      `This browser still has ${count} unsaved ${count === 1 ? 'text' : 'texts'}.`,
    actions: {
      label: (name: string) => `Actions: ${name}`,
      discard: 'Back to the published text',
      supplied: 'Use the default text',
      history: 'Version history',
      unschedule: 'Cancel schedule',
    },
    unscheduled: 'Schedule canceled. The draft stays.',
    history: {
      title: (name: string) => `Version history: ${name}`,
      kinds: { saved: 'Saved', published: 'Published', restored: 'Restored', imported: 'Imported' },
      empty: 'No earlier versions yet.',
      choose: 'Choose a version to compare it with the current text.',
      former: 'Then',
      now: 'Now',
      same: 'Same as the current text.',
      suppliedText: 'Default text',
      restore: 'Restore as draft',
      restored: 'Restored as a draft. Visitors will see it once you publish it.',
    },
    publish: {
      button: 'Publish…',
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
          ...(films > 0 ? [count(films, 'film')] : []),
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
    pages: {
      ...textPageNames.en,
      '@body': 'Body of the price page',
      '@picture': 'Pictures',
      '@film': 'Films',
    },
  },
});
