import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('admin/*', 'admin/Admin.tsx'),

  route(':language?', 'frame/Frame.tsx', [
    index('pages/home/Home.tsx'),

    route('about/brand', 'pages/about/brand/Brand.tsx'),
    route('about/relationship', 'pages/about/relationship/Relationship.tsx'),
    route('about/price', 'pages/about/price/Price.tsx'),

    route('product/noshine', 'pages/product/noshine/Noshine.tsx'),
    route('product/technical/multi', 'pages/product/multi/Multi.tsx'),
    route('product/technical/fresh', 'pages/product/fresh/Fresh.tsx'),
    route('product/technical/air', 'pages/product/air/Air.tsx'),
    route('product/technical/water', 'pages/product/water/Water.tsx'),
    route('product/technical/build', 'pages/product/build/Build.tsx'),
    route('product/redchec', 'pages/product/redchec/Redchec.tsx'),

    route('media', 'pages/media/MediaList.tsx'),
    route('media/:mnum', 'pages/media/MediaDetail.tsx'),

    route('contact/stepOne', 'pages/contact/StepOne.tsx'),
    route('contact/stepTwo', 'pages/contact/StepTwo.tsx'),
    route('contact/stepThree', 'pages/contact/StepThree.tsx'),

    route('privacy', 'pages/privacy/Privacy.tsx'),
    route('*', 'pages/not-found/NotFound.tsx'),
  ]),
] satisfies RouteConfig;
