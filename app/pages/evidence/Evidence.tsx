import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { originOf, pageMeta } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/Evidence';
import { datasetData } from './dataset.ts';
import styles from './Evidence.module.css';
import { evidenceFields } from './evidence-tests.ts';
import { TestRows } from './TestRows.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const site = context.get(siteContext);
  return {
    language,
    words: site.words('evidence', language),
    shared: site.words('product', language, 'evidence'),
    fields: evidenceFields(site, language),
    company: await site.company(language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { language, words, shared, fields, company } = args.loaderData;
  const data = datasetData({
    origin: originOf(args),
    path: args.location.pathname,
    language,
    name: words.banner.title,
    description: words.meta.description,
    company: company.name,
    conditions: shared.conditions,
    fields,
  });
  return pageMeta(args, words.meta, { picture: 'evidence', structuredData: [data] });
};

/** Every result of the site in one table, with its source and the way to the page that explains it. */
export default function Evidence({ loaderData }: Route.ComponentProps) {
  const { words, shared, fields } = loaderData;
  const { columns } = words;
  return (
    <>
      <Banner
        title={words.banner.title}
        crumb={{ title: words.banner.title }}
        picture={<Picture of="layers" alt="" priority className={styles.banner} />}
      />
      <div className={styles.evidence}>
        <p className={styles.lead}>{words.lead}</p>
        {/* Each link is its own target: what is chosen is in the address, and follows from it alone. */}
        <span className={styles.label}>{words.filter.label}</span>
        <a id="all" href="#all" className={styles.choice}>
          {words.filter.all}
        </a>
        {fields.map(({ name, title }) => (
          <a key={name} id={name} href={`#${name}`} className={styles.choice}>
            {title}
          </a>
        ))}
        <p className={styles.key} aria-hidden="true">
          <span>{words.bars.effect}</span>
          <span data-plain="">{words.bars.comparison}</span>
        </p>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.test}</th>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.before}</th>
              <th scope="col">{columns.after}</th>
              <th scope="col">{columns.result}</th>
            </tr>
          </thead>
          {fields.flatMap((field) => [
            <tbody key={field.name} data-field={field.name}>
              <tr>
                <td colSpan={5}>
                  <h2>{field.title}</h2>
                </td>
              </tr>
            </tbody>,
            ...field.tests.map((test) => (
              <TestRows key={test.name} test={test} field={field.name} labels={words.short} />
            )),
          ])}
        </table>
        <p className={styles.note}>{`${words.note} ${shared.conditions}`}</p>
      </div>
    </>
  );
}
