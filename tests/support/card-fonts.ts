import { makeCardFonts } from '../../scripts/card-fonts.ts';

/** What the build makes, for tests that run without one. */
export async function ensureCardFonts(): Promise<void> {
  await makeCardFonts();
}
