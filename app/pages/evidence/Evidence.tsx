import { type EvidenceName, evidenceNames, evidencePlaces } from '#domain/evidence.ts';
import { type PageName, pagePath } from '#domain/pages.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { originOf, pageMeta } from '../../frame/meta.ts';
import { datasetData } from '../../frame/structured-data.ts';
import { siteContext } from '../../site.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SourceLine } from '../../ui/SourceLine.tsx';
import { sourceTexts } from '../../ui/source-texts.ts';
import type { Route } from './+types/Evidence';
import styles from './Evidence.module.css';
import { evidenceRows } from './evidence-rows.ts';

/** By the pages that show them, in the order of the menus. */
const fields = ['multi', 'fresh', 'air', 'water', 'brand'] as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const site = context.get(siteContext);
  const words = site.words('evidence', language);
  const filter = (part: 'air' | 'particles' | 'antibacterial' | 'deodorization') =>
    site.words('product-multi', language, `${part}.name`);
  const air = (part: 'substances' | 'voc' | 'bacteria' | 'lasting') =>
    site.words('product-air', language, `${part}.name`);
  const titles: Record<EvidenceName, string> = {
    years: site.words('about-brand', language, 'years.title'),
    filterAir: filter('air'),
    particles: filter('particles'),
    antibacterial: filter('antibacterial'),
    deodorization: filter('deodorization'),
    antifungal: site.words('product-fresh', language, 'antifungal.name'),
    substances: air('substances'),
    voc: air('voc'),
    floatingBacteria: air('bacteria'),
    lasting: air('lasting'),
    phosphorus: site.words('product-water', language, 'phosphorus.name'),
    oil: site.words('product-water', language, 'oil.name'),
  };
  return {
    language,
    words,
    pages: site.words('frame', language, 'pages'),
    conditions: site.words('product', language, 'evidence.conditions'),
    titles,
    rows: evidenceRows(site, language, words),
    sources: sourceTexts(site, language, evidenceNames),
    company: await site.company(language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { language, words, company, titles } = args.loaderData;
  const data = datasetData({
    origin: originOf(args),
    path: args.location.pathname,
    language,
    name: words.banner.title,
    description: words.meta.description,
    measured: Object.values(titles),
    company: company.name,
  });
  return pageMeta(args, words.meta, { picture: 'evidence', structuredData: [data] });
};

/** Every figure of the site in one table, with its source and the page that explains it. */
export default function Evidence({ loaderData }: Route.ComponentProps) {
  const { language, words, pages, conditions, titles, rows, sources } = loaderData;
  const isShown = (name: EvidenceName) => rows[name].length > 0 || sources[name] !== null;
  const namesOf = (field: PageName) =>
    evidenceNames.filter((name) => evidencePlaces[name].page === field && isShown(name));
  return (
    <>
      <Banner
        title={words.banner.title}
        crumb={{ title: words.banner.title }}
        picture={<Picture of="quiet" alt="" priority />}
      />
      <div className={styles.evidence}>
        <p className={styles.lead}>{words.lead}</p>
        <fieldset className={styles.filter}>
          <legend>{words.filter.label}</legend>
          <label>
            <input type="radio" name="field" value="all" defaultChecked /> {words.filter.all}
          </label>
          {fields.map((field) => (
            <label key={field}>
              <input type="radio" name="field" value={field} /> {pages[field]}
            </label>
          ))}
        </fieldset>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.item}</th>
              <th scope="col">{words.columns.before}</th>
              <th scope="col">{words.columns.after}</th>
              <th scope="col">{words.columns.result}</th>
            </tr>
          </thead>
          {fields.flatMap((field) =>
            namesOf(field).map((name) => (
              <tbody key={name} data-field={field}>
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    <a href={`${pagePath(field, language)}#${evidencePlaces[name].section}`}>
                      {titles[name]}
                    </a>
                    {sources[name]?.dark && <span>{sources[name].dark}</span>}
                  </th>
                </tr>
                {rows[name].map(({ item, before, after, result }) => (
                  <tr key={`${item} ${result}`}>
                    <th scope="row">{item}</th>
                    <td data-label={before && words.columns.before}>{before}</td>
                    <td data-label={after && words.columns.after}>{after}</td>
                    <td>{result}</td>
                  </tr>
                ))}
                {sources[name] && (
                  <tr>
                    <td colSpan={4}>
                      <SourceLine source={sources[name]} />
                    </td>
                  </tr>
                )}
              </tbody>
            )),
          )}
        </table>
        <p className={styles.note}>{conditions}</p>
      </div>
    </>
  );
}
