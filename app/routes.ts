import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { type PageName, pages } from '../domain/pages.ts';

/** The specification's route table: which file shows which page. */
const files: Record<PageName, string> = {
  home: 'pages/home/Home.tsx',

  brand: 'pages/about/brand/Brand.tsx',
  relationship: 'pages/about/relationship/Relationship.tsx',
  price: 'pages/about/price/Price.tsx',

  noshine: 'pages/product/noshine/Noshine.tsx',
  multi: 'pages/product/multi/Multi.tsx',
  fresh: 'pages/product/fresh/Fresh.tsx',
  air: 'pages/product/air/Air.tsx',
  water: 'pages/product/water/Water.tsx',
  build: 'pages/product/build/Build.tsx',
  redchec: 'pages/product/redchec/Redchec.tsx',

  media: 'pages/media/MediaList.tsx',

  stepOne: 'pages/contact/StepOne.tsx',
  stepTwo: 'pages/contact/StepTwo.tsx',
  stepThree: 'pages/contact/StepThree.tsx',

  privacy: 'pages/privacy/Privacy.tsx',

  evidence: 'pages/evidence/Evidence.tsx',
};

const fixedPages = Object.entries(pages).map(([name, { path }]) => {
  const file = files[name as PageName];
  return path === '/' ? index(file) : route(path.slice(1), file);
});

export default [
  route('admin/*', 'admin/Admin.tsx'),

  route(':language?', 'frame/Frame.tsx', [
    ...fixedPages,
    route('media/:mnum', 'pages/media/MediaDetail.tsx'),
    route('cases', 'pages/cases/CaseList.tsx'),
    route('cases/:slug', 'pages/cases/CaseDetail.tsx'),
    route('*', 'pages/not-found/NotFound.tsx'),
  ]),
] satisfies RouteConfig;
