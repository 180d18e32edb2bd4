/** The route table's fixed addresses. */
export const paths = [
  '/',
  '/about/brand',
  '/about/relationship',
  '/about/price',
  '/product/noshine',
  '/product/technical/multi',
  '/product/technical/fresh',
  '/product/technical/air',
  '/product/technical/water',
  '/product/technical/build',
  '/product/redchec',
  '/media',
  '/contact/stepOne',
  '/contact/stepTwo',
  '/contact/stepThree',
  '/privacy',
];

export const prefixes = { ko: '', en: '/en', id: '/id', es: '/es' };
