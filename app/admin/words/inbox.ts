import { defineWords } from './define-words.ts';

/** The list of inquiries: its tabs, filters, acts on several, and what stands beside one of them. */
export const inbox = defineWords({
  ko: {
    views: {
      all: '전체',
      waiting: '답변 대기',
      mine: '내 문의',
      unassigned: '담당자 없음',
      unread: '읽지 않음',
      undelivered: '답변 전달 실패',
      spam: '스팸 의심',
    },
    viewsLabel: '문의 보기',
    capped: (most: number) => `${most.toLocaleString('ko')}+`,
    menuCount: (unread: number, spam: number) =>
      spam > 0
        ? `읽지 않은 문의 ${unread}건, 읽지 않은 스팸 의심 문의 ${spam}건`
        : `읽지 않은 문의 ${unread}건`,
    moreFilters: '필터',
    showFound: (count: string) => `${count} 보기`,
    removeFilter: (name: string) => `${name} 필터 지우기`,
    anyone: '모든 담당자',
    marks: { sample: '샘플', files: '첨부' },
    replyWaiting: '답변 발송 대기',
    replyFailed: '답변 전달 실패',
    overdue: (days: number) => `${days}일 대기`,
    moreActs: '다른 작업',
    showUnassigned: (count: number) => `담당자 없는 문의 ${count}건 보기`,
    showEvery: '모든 문의 보기',
    emptyViews: {
      waiting: {
        title: '답변을 기다리는 문의가 없습니다.',
        hint: '접수된 문의에 모두 답변했습니다.',
      },
      mine: {
        title: '나에게 배정된 문의가 없습니다.',
        hint: '내가 담당하면서 답변을 기다리는 문의가 이곳에 나타납니다.',
      },
      unassigned: {
        title: '담당자 없는 문의가 없습니다.',
        hint: '답변을 기다리는 문의마다 담당자가 있습니다.',
      },
      unread: {
        title: '읽지 않은 문의가 없습니다.',
        hint: '새 문의가 접수되면 이곳에 나타납니다.',
      },
      undelivered: {
        title: '전달되지 않은 답변이 없습니다.',
        hint: '고객에게 전달되지 않은 답변이 생기면 이곳에 나타납니다.',
      },
    },
    select: (who: string) => `${who} 선택`,
    selectAll: '이 페이지의 문의 모두 선택',
    selected: (count: number) => `${count}건 선택됨`,
    assign: '담당자 지정',
    assignMe: '나를 담당자로 지정',
    setStatus: '상태 변경',
    done: {
      assign: (count: number, name: string) => `${count}건의 담당자를 ${name} 님으로 지정했습니다.`,
      unassign: (count: number) => `${count}건의 담당자 지정을 해제했습니다.`,
      status: (count: number, status: string) => `${count}건을 ‘${status}’ 상태로 바꾸었습니다.`,
      spam: (count: number) => `${count}건을 스팸으로 표시했습니다.`,
      notSpam: (count: number) => `${count}건을 스팸이 아닌 것으로 표시했습니다.`,
    },
    undone: '되돌렸습니다.',
    closeTitle: (count: number) => `${count}건의 상담을 종료하시겠습니까?`,
    closeText:
      '종료하면 설정한 기간 뒤에 개인정보와 첨부 파일이 삭제됩니다. 그 전에는 다시 열 수 있습니다. 아직 발송되지 않은 답변이 있는 문의는 먼저 확인하십시오.',
    help: '단축키',
    helpTitle: '단축키',
    keys: {
      next: '아래 문의',
      previous: '위 문의',
      open: '커서 위치의 문의 열기',
      select: '커서 위치의 문의 선택',
      reply: '답변 쓰기',
      assign: '목록: 나를 담당자로 지정 / 문의: 담당자 선택',
      close: '상담 종료',
      search: '검색',
      help: '이 도움말',
    },
    keysHint: '한글 입력 상태에서도 동작하며, 글을 쓰는 동안에는 동작하지 않습니다.',
    newer: '위 문의 (K)',
    older: '아래 문의 (J)',
    neighbors: '목록의 앞뒤 문의',
    earlier: '같은 사람의 다른 문의',
    sameText: '내용 일치',
    showAll: (count: number) => `모두 보기 (${count.toLocaleString('ko')}건)`,
    quarantineTitle: '스팸으로 의심되는 문의입니다.',
    quarantineReasons: (reasons: string) => `의심 사유: ${reasons}.`,
    quarantineByHand: '직원이 스팸으로 표시했습니다.',
    quarantineHint:
      '접수 확인 메일을 보내지 않았습니다. 실제 문의라면 ‘스팸 아님’을 누른 뒤 답변하십시오.',
    copy: (what: string) => `${what} 복사`,
    export: {
      count: (total: number, most: number) =>
        total > most
          ? `지금 필터에 맞는 문의 ${most.toLocaleString('ko')}건 이상을 모두 내보냅니다.`
          : `지금 필터에 맞는 문의 ${total.toLocaleString('ko')}건을 내보냅니다.`,
      recorded: '사유는 활동 기록에 남습니다.',
      reasons: ['주간 보고', '월간 보고', '고객 명단 정리', '감사 자료'],
      formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
      formatHints: {
        xlsx: '전화번호와 날짜가 그대로 열립니다.',
        csv: 'Excel에서 전화번호 맨 앞의 0이 사라지지 않도록 ="010…" 형태로 저장합니다.',
      },
      nameOfFile: (day: string) => `문의-${day}`,
    },
  },
  en: {
    views: {
      all: 'All',
      waiting: 'Waiting',
      mine: 'Mine',
      unassigned: 'Unassigned',
      unread: 'Unread',
      undelivered: 'Reply not delivered',
      spam: 'Suspected spam',
    },
    viewsLabel: 'Views',
    capped: (most) => `${most.toLocaleString('en')}+`,
    menuCount: (unread, spam) =>
      spam > 0 ? `${unread} unread, ${spam} unread in suspected spam` : `${unread} unread`,
    moreFilters: 'Filters',
    showFound: (count) => `Show ${count}`,
    removeFilter: (name) => `Remove filter: ${name}`,
    anyone: 'Anyone',
    marks: { sample: 'Sample', files: 'Files' },
    replyWaiting: 'Reply waiting',
    replyFailed: 'Reply not delivered',
    overdue: (days) => `Waiting ${days} ${days === 1 ? 'day' : 'days'}`,
    moreActs: 'More actions',
    showUnassigned: (count) => `Show ${count} unassigned ${count === 1 ? 'inquiry' : 'inquiries'}`,
    showEvery: 'Show all inquiries',
    emptyViews: {
      waiting: {
        title: 'No inquiries are waiting for a reply.',
        hint: 'Every inquiry has been answered.',
      },
      mine: {
        title: 'No inquiries are assigned to you.',
        hint: 'Inquiries that are yours and wait for a reply appear here.',
      },
      unassigned: {
        title: 'No unassigned inquiries.',
        hint: 'Every inquiry that waits for a reply has an assignee.',
      },
      unread: {
        title: 'No unread inquiries.',
        hint: 'New inquiries appear here.',
      },
      undelivered: {
        title: 'All replies were delivered.',
        hint: 'Inquiries whose reply was not delivered appear here.',
      },
    },
    select: (who) => `Select ${who}`,
    selectAll: 'Select all on this page',
    selected: (count) => `${count} selected`,
    assign: 'Assign',
    assignMe: 'Assign to me',
    setStatus: 'Change status',
    done: {
      assign: (count, name) => `${count} assigned to ${name}.`,
      unassign: (count) => `${count} unassigned.`,
      status: (count, status) => `${count} moved to “${status}”.`,
      spam: (count) => `${count} marked as spam.`,
      notSpam: (count) => `${count} marked as not spam.`,
    },
    undone: 'Undone.',
    closeTitle: (count) => `Close ${count} ${count === 1 ? 'inquiry' : 'inquiries'}?`,
    closeText:
      'After closing, personal data and attachments will be erased once the retention period in the settings has passed. Until then you can reopen the inquiries. First check any inquiry with an unsent reply.',
    help: 'Shortcuts',
    helpTitle: 'Keyboard shortcuts',
    keys: {
      next: 'Next inquiry',
      previous: 'Previous inquiry',
      open: 'Open the highlighted inquiry',
      select: 'Select the highlighted inquiry',
      reply: 'Write a reply',
      assign: 'Assign to me in the list, choose an assignee in an inquiry',
      close: 'Close inquiry',
      search: 'Search',
      help: 'This help',
    },
    keysHint: 'Shortcuts also work with Korean input on, but not while you are typing in a field.',
    newer: 'Previous inquiry (K)',
    older: 'Next inquiry (J)',
    neighbors: 'Previous and next inquiry',
    earlier: 'Other inquiries from this person',
    sameText: 'Same text',
    showAll: (count) => `Show all (${count.toLocaleString('en')})`,
    quarantineTitle: 'This inquiry looks like spam.',
    quarantineReasons: (reasons) => `Reasons: ${reasons}.`,
    quarantineByHand: 'Marked as spam by staff.',
    quarantineHint:
      'No confirmation was sent. If it is a real inquiry, choose “Not spam” before you reply.',
    copy: (what) => `Copy ${what}`,
    export: {
      count: (total, most) => {
        if (total > most)
          return `Exports all matching inquiries: more than ${most.toLocaleString('en')}.`;
        return `Exports ${total.toLocaleString('en')} matching ${total === 1 ? 'inquiry' : 'inquiries'}.`;
      },
      recorded: 'The reason is kept in the activity log.',
      reasons: ['Weekly report', 'Monthly report', 'Customer list', 'Audit'],
      formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
      formatHints: {
        xlsx: 'Phone numbers and dates keep their format.',
        csv: 'Phone numbers are written as ="010…" so that Excel keeps the leading zero.',
      },
      nameOfFile: (day) => `inquiries-${day}`,
    },
  },
});
