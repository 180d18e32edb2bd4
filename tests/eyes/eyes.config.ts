import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/**
 * Every page as people with other eyes see it: contrast themes, more contrast, their own spacing of
 * text, and the contrast of words over pictures, in every language and on three widths. Pictures of
 * the contrast themes are in .cache/eyes.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  reporter: 'list',
  timeout: 600_000,
});
