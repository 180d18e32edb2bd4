import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** Run by tests/pseudo/run.ts in a copy of the project that has the pseudo-language. */
export default defineConfig({ ...journeys, testDir: '.', reporter: 'list' });
