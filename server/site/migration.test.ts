import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { makeOlderDatabase } from '../../tests/support/older-database.ts';
import { connectDatabase } from '../database/database.ts';
import { openTexts } from './texts.ts';

describeOnBothDatabases(
  'the texts of the popup, once a setting,',
  (open, _kind, place) => {
    it('are own texts of the site, published and with a history', async () => {
      const before = ['무료 시공', '', '', '', '', '', '', '신청'];
      await makeOlderDatabase(await place(), 53);
      const older = await connectDatabase(await place());
      const popup = { shown: true, from: null, until: null, texts: { ko: before } };
      const setting = { key: 'popup', value: JSON.stringify(popup) };
      await older.db.insertInto('settings').values(setting).execute();
      await older.close();

      const database = await open();
      const { words } = await openTexts(database);
      const { texts } = words('popup', 'ko');
      expect([texts[0], texts[7]]).toEqual(['무료 시공', '신청']);
      expect(texts[1]).toMatch(/^신청하시면/);
      const history = await database.db.selectFrom('site_content_history').selectAll().execute();
      expect(
        history.map(({ page, path, language, text, kind }) => [page, path, language, text, kind]),
      ).toEqual([
        ['popup', 'texts.0', 'ko', '무료 시공', 'published'],
        ['popup', 'texts.7', 'ko', '신청', 'published'],
      ]);
      // The last release goes on reading it.
      expect(await database.db.selectFrom('settings').select('value').execute()).toEqual([
        { value: setting.value },
      ]);
    });
  },
  { hasTables: false },
);
