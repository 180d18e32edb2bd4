import { languages } from '#domain/language.ts';
import type { DatabaseKind } from '#server/database/kind.ts';
import { type Content, readContent } from './content.ts';
import { differences } from './differences.ts';
import type { KillableCommand, Run } from './kill-command.ts';
import { stateOf } from './kill-restore.ts';
import type { Places } from './temporary-sites.ts';

/** Each time into another empty place, which the command makes a site of. */
export function killableImport(
  file: string,
  kind: DatabaseKind,
  places: Places,
  run: Run,
): KillableCommand {
  let reference: Content | undefined;
  return {
    async begin() {
      const place = await places.empty(kind);
      return {
        place,
        run: (kill) => run('import-posts', [file], place, kill),
        async inspect() {
          if ((await stateOf(place)) === 'old') return { state: 'old', errors: [] };
          const content = await readContent(place);
          const isWhole = content.tables.posts?.length === reference?.tables.posts?.length;
          return { state: isWhole ? 'new' : 'old', errors: errorsInPosts(content) };
        },
        async errorsAtEnd() {
          const content = await readContent(place);
          reference ??= content;
          return [
            ...errorsInPosts(content),
            ...differences(content, reference, {
              columns: writtenHere,
            }),
          ];
        },
      };
    },
  };
}

/** When it came here, which is not what the post says of itself. */
function writtenHere(table: string): string[] {
  if (table === 'posts') return ['updated_at'];
  return table === 'pictures' ? ['created_at'] : [];
}

/** A post is there with its text, in all four lists, with every file of its picture, or not at all. */
function errorsInPosts({ tables, files }: Content): string[] {
  return (tables.posts ?? []).flatMap(({ mnum, main_picture }) => {
    const of = (table: string) => (tables[table] ?? []).filter((row) => row.mnum === mnum);
    const picture = tables.pictures?.find(({ hash }) => hash === main_picture);
    const sizes: number[] = JSON.parse(String(picture?.widths ?? '[]'));
    const names = [...sizes.map((size) => `${size}.webp`), 'card.jpg'];
    const isWhole =
      of('post_versions').length === 2 &&
      of('published_versions').length === 2 &&
      of('listed_posts').length === languages.length &&
      sizes.length > 0 &&
      names.every((name) => files[`pictures/${main_picture}-${name}`]);
    return isWhole ? [] : [`post ${mnum} is only half there`];
  });
}
