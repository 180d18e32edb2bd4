/** What is hydrated on content pages, each by itself: all that a hand changes the state of. */
export const islands = {
  LightSwitch: async () => (await import('./pages/product/noshine/LightSwitch.tsx')).LightSwitch,
  ProductTabs: async () => (await import('./pages/home/ProductTabs.tsx')).ProductTabs,
  SwapPicture: async () => (await import('./pages/about/relationship/SwapPicture.tsx')).SwapPicture,
};

export type IslandName = keyof typeof islands;
