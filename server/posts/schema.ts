// biome-ignore lint/complexity/noBannedTypes: filled by the posts' own migration.
export type PostsSchema = {};
