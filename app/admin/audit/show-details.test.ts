import { expect, it } from 'vitest';
import { wordsIn } from '../words/words.tsx';
import { showDetails } from './show-details.ts';

const act = { id: 1, at: 0, actor: 'system', subject: null, reference: null, company: null };
const nameOf = (account: string) => (account === 'kim-id' ? 'Kim' : account);
const show = (language: 'ko' | 'en', name: string, details: Record<string, unknown> | null) =>
  showDetails({ ...act, act: name, details }, { words: wordsIn(language), language, nameOf });

it.each([
  [
    'inquiry.erase',
    { reason: 'retention' },
    '사유: 보유 기간 만료',
    'Reason: retention period ended',
  ],
  ['inquiry.status', { status: 'in progress' }, '상태: 처리 중', 'Status: In progress'],
  ['inquiry.assign', { to: null }, '담당자: 담당자 없음', 'Assigned to: Unassigned'],
  ['inquiry.assign', { to: 'kim-id' }, '담당자: Kim', 'Assigned to: Kim'],
  ['inquiry.quarantine', { quarantined: true }, '스팸 의심: 예', 'Suspected spam: yes'],
  [
    'inquiry.export',
    { format: 'xlsx', reason: 'request', filters: ['status', 'q'], from: '203.0.113.0/24' },
    '파일 형식: XLSX · 사유: request · 필터: 상태, 검색어',
    'File format: XLSX · Reason: request · Filters: status, search words',
  ],
  ['inquiry.person-search', { hits: 2 }, '검색 결과: 2건', 'Results: 2'],
  ['inquiry.correct', { fields: ['email'] }, '정정한 항목: 이메일', 'Corrected: Email'],
  ['inquiry.export', { filters: [] }, '필터: 없음', 'Filters: none'],
  [
    'inquiry.export',
    { format: 'csv', progress: 'broken-off', rows: 57 },
    '파일 형식: CSV · 진행: 도중에 중단됨 · 내보낸 문의: 57',
    'File format: CSV · Progress: broke off · Inquiries exported: 57',
  ],
  ['post.publish', { language: 'id' }, '언어: 인도네시아어', 'Language: Indonesian'],
  ['backup.make', { size: 163_000_000 }, '크기: 163 MB', 'Size: 163 MB'],
])('says in words what is recorded of %s: %j', (name, details, korean, english) => {
  expect(show('ko', name, details)).toBe(korean);
  expect(show('en', name, details)).toBe(english);
});

it('shows what an older log holds, and nothing where nothing is recorded', () => {
  expect(show('en', 'post.change', { what: ['mood'], color: 'red' })).toBe(
    'Changed: mood · color: red',
  );
  expect(show('en', 'account.sign-out', null)).toBe('');
});
