import { corpus } from './all.ts';
import type { HostileCase } from './case.ts';

/** The costliest of each kind: few enough to be sent with every change. */
const names = [
  'path /: slashes, then a letter, four kilobytes',
  'path /admin/: many segments, four kilobytes',
  'path /admin/: a broken escape, then segments, four kilobytes',
  'path /admin.data/: many segments, four kilobytes',
  'path /api/admin/: double dots, four kilobytes',
  'path /pictures/: escaped zeros, four kilobytes',
  'path /media/: combining marks, four kilobytes',
  'route list: thousands of paths',
  'router data: many unknown routes',
  'header Cookie on the home page: spaces before the language',
  'header Accept-Encoding on the home page: br and spaces',
  'header Range on a file: thousands of ranges',
  'header X-Forwarded-For on a sign-in: thousands of entries',
  'HTTP: thousands of tiny chunks',
  'HTTP: chunked and a length',
  'search: marks of class 230, then 220, encoded',
  'search: like a pattern of LIKE',
  'form post /contact/stepThree: marks within the limit',
  'inquiry: detail within its limit, marks of class 230, then 220',
  'inquiry: detail within its limit, U+FDFA, eighteen letters in one',
  'inquiry: name as long as the body may be, lone leading surrogates',
  'inquiry: JSON, deep arrays, closed',
  'inquiry: JSON, a hundred thousand keys',
  'inquiry: JSON, __proto__ nested',
  'sign-in: JSON, a number of a quarter million digits',
  '/api/admin/links/use: password, marks within its limit',
  '/api/admin/session/passkey: data nested deep',
  'form: a file name of marks of class 230, then 220, 5000',
  'form: thousands of headers in a part',
  'form: boundary look-alikes',
  'upload: OLE: a directory that leads to itself',
  'upload: a JPEG of thousands of segments',
  'upload: a HEIC of thousands of sizes',
  'upload: 9,999 empty entries',
  'upload: a bomb that lies about its size',
  'upload: archives in archives',
];

export const shortCorpus: HostileCase[] = names.map((name) => {
  const found = corpus.find((one) => one.name === name);
  if (!found) throw new Error(`the corpus has no request "${name}"`);
  return found;
});
