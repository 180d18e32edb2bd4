import type { KnownRoute } from '#server/admin-api/admin-api.ts';

/** `GET /posts/:mnum`: the routes that the server has, and no others. */
export type RouteKey = KnownRoute['key'];

type TypesOf<Key extends RouteKey> = NonNullable<Extract<KnownRoute, { key: Key }>['types']>;

export type AnswerOf<Key extends RouteKey> = TypesOf<Key>['answer'];

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Only what is there is asked for: parameters of the path, and a body that has a schema. */
export type RequestParts<Key extends RouteKey> = PathParts<Key> &
  (undefined extends TypesOf<Key>['input'] ? { body?: Blob } : { body: TypesOf<Key>['input'] });

export type PathParts<Key extends RouteKey> = { query?: URLSearchParams } & ([
  ParamsIn<Key>,
] extends [never]
  ? unknown
  : { params: Record<ParamsIn<Key>, string | number> });

export type OptionalWhenEmpty<Parts> = object extends Parts ? [parts?: Parts] : [parts: Parts];

export interface AddressParts {
  params?: Record<string, string | number>;
  query?: URLSearchParams;
}

/** Also for links and frames that the browser follows by itself. */
export function addressOf(key: RouteKey, { params = {}, query }: AddressParts = {}): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/api/admin${path}${query?.size ? `?${query}` : ''}`;
}
