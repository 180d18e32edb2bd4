import { describe, expect, it } from 'vitest';
import { importErrors } from './import-rules.ts';

/** Each rule by the file, the statement that breaks it, and what is said of it. */
const broken = {
  'content in domain': [
    'domain/a.ts',
    "import { b } from '#content/b.ts';",
    'domain/a.ts imports #content/b.ts: domain imports only itself',
  ],
  'the server in content': [
    'content/a.ts',
    "export { b } from '../server/b.ts';",
    'content/a.ts imports ../server/b.ts: content imports only domain, itself',
  ],
  'the app in the server, even a type': [
    'server/a.ts',
    "import type { b } from '#app/b.ts';",
    'server/a.ts imports #app/b.ts: server imports only domain, content, itself',
  ],
  'a helper of tests in the server': [
    'server/posts/a.ts',
    "import { b } from '../../tests/support/b.ts';",
    'server/posts/a.ts imports ../../tests/support/b.ts: server imports only domain, content, itself',
  ],
  'words without the changes of the owner in a page': [
    'app/pages/home/a.ts',
    "import { readSupplied } from '#content/supplied.ts';",
    'app/pages/home/a.ts imports #content/supplied.ts: pages read words with site.words',
  ],
  'a script in the app': [
    'app/a.ts',
    "import { b } from '../scripts/b.ts';",
    'app/a.ts imports ../scripts/b.ts: app imports only domain, content, itself',
  ],
  'a bench in domain, loaded late': [
    'domain/a.ts',
    "const { b } = await import('../bench/b.ts');",
    'domain/a.ts imports ../bench/b.ts: domain imports only itself',
  ],
  'a value of the server in the app': [
    'app/admin/a.ts',
    "import { b } from '#server/b.ts';",
    'app/admin/a.ts imports #server/b.ts: app imports nothing of server but types, from #server/…',
  ],
  'a value beside a type of the server in the app': [
    'app/admin/a.ts',
    "import {\n  type A,\n  b,\n} from '#server/b.ts';",
    'app/admin/a.ts imports #server/b.ts: app imports nothing of server but types, from #server/…',
  ],
  'a type of the server by a relative path': [
    'app/a.ts',
    "import type { B } from '../server/b.ts';",
    'app/a.ts imports ../server/b.ts: app imports nothing of server but types, from #server/…',
  ],
  'a page in another page': [
    'app/pages/home/Home.tsx',
    "import { Card } from '../media/Card.tsx';",
    'app/pages/home/Home.tsx imports ../media/Card.tsx: nothing outside a page imports its files',
  ],
  'a product page in another product page': [
    'app/pages/product/air/Air.tsx',
    "import { Chart } from '../water/Chart.tsx';",
    'app/pages/product/air/Air.tsx imports ../water/Chart.tsx: nothing outside a page imports its files',
  ],
  'a product page in what all of them share': [
    'app/pages/product/load-product.ts',
    "import { Chart } from './water/Chart.tsx';",
    'app/pages/product/load-product.ts imports ./water/Chart.tsx: nothing outside a page imports its files',
  ],
  'a page in the frame': [
    'app/frame/Header.tsx',
    "import { Steps } from '#app/pages/contact/Steps.tsx';",
    'app/frame/Header.tsx imports #app/pages/contact/Steps.tsx: nothing outside a page imports its files',
  ],
  'the back office in a page': [
    'app/pages/home/Home.tsx',
    "import { Icon } from '#app/admin/ui/Icon.tsx';",
    'app/pages/home/Home.tsx imports #app/admin/ui/Icon.tsx: only app/admin imports app/admin',
  ],
} as const;

describe('the import rules refuse', () => {
  for (const [what, [file, text, error]] of Object.entries(broken))
    it(what, () => expect(importErrors({ [file]: text })).toEqual([error]));
});

it('the import rules name a circle file by file, by values, by types and loaded late', () => {
  const sources = {
    'server/a.ts': "import { b } from './b.ts';",
    'server/b.ts': "import type { C } from '#server/deep/c.ts';",
    'server/deep/c.ts': "const a = () => import('../a.ts');",
    'server/d.ts': "import './a.ts';\nexport * from './e.ts';",
    'server/e.ts': "import { e } from './e.ts';",
  };
  expect(importErrors(sources)).toEqual([
    'circle of imports: server/a.ts → server/b.ts → server/deep/c.ts → server/a.ts',
    'circle of imports: server/e.ts → server/e.ts',
  ]);
});

it('the import rules let the directions of the architecture pass', () => {
  const sources = {
    'domain/a.ts': "import { z } from 'zod/mini';",
    'content/a.ts': "import { a } from '#domain/a.ts';\nimport words from './ko/frame.json';",
    'server/a.ts': "import { a } from '#content/a.ts';\nimport { b } from '#domain/a.ts';",
    'server/a.test.ts': "import { c } from '../tests/support/c.ts';\nimport { a } from './a.ts';",
    'app/root.tsx': "import font from '../.cache/fonts/korean.woff2?url';",
    'app/pages/product/air/Air.tsx':
      "import type { A } from '#server/a.ts';\nimport { P } from '../ProductPage.tsx';",
    'app/pages/contact/draft/draft.ts': "import { a } from '../field-errors.ts';",
    'tests/support/c.ts': "import { a } from '#server/a.ts';",
  };
  expect(importErrors(sources)).toEqual([]);
});
