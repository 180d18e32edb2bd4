/** What is hydrated on content pages, each by itself: all that has a state of its own to draw. */
export const islands = {
  LightSwitch: async () => (await import('./pages/product/noshine/LightSwitch.tsx')).LightSwitch,
  SwapPicture: async () => (await import('./pages/about/relationship/SwapPicture.tsx')).SwapPicture,
};

export type IslandName = keyof typeof islands;
