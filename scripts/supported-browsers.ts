/** The oldest version of each browser in which everything works, by their names in MDN's data. */
export const supportedBrowsers = {
  chrome: '109',
  edge: '109',
  safari: '16.4',
  safari_ios: '16.4',
  firefox: '115',
  samsunginternet_android: '22',
  chrome_android: '109',
  firefox_android: '115',
};

const { chrome, edge, safari, safari_ios, firefox } = supportedBrowsers;

/** The same for the builds. */
export const browserTargets = [
  `chrome${chrome}`,
  `edge${edge}`,
  `safari${safari}`,
  `ios${safari_ios}`,
  `firefox${firefox}`,
];
