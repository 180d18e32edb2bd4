/** What a campaign has found: it is sound when nothing in it is a fault. */
export interface Result {
  errors: string[];
  sent?: number;
  acknowledged?: number;
  lost?: number;
  duplicates?: number;
  filesLost?: number;
  pageFailures?: string[];
}

function isSound({ sent, acknowledged, errors, pageFailures = [], ...counts }: Result): boolean {
  const { lost = 0, duplicates = 0, filesLost = 0 } = counts;
  const wrong = lost + duplicates + filesLost + errors.length + pageFailures.length;
  return sent === acknowledged && wrong === 0;
}

/** Prints each campaign as it ends, and knows in the end whether all were sound. */
export function makeReporter() {
  let areAllSound = true;
  return {
    async report<R extends Result>(name: string, campaign: () => Promise<R>): Promise<R> {
      const begun = Date.now();
      const result = await campaign();
      const isGood = isSound(result);
      areAllSound &&= isGood;
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`${isGood ? 'sound' : 'BROKEN'}: ${name} (${seconds} s)`);
      const { errors, pageFailures = [] } = result;
      const shown = { errors: errors.slice(0, 5), pageFailures: pageFailures.slice(0, 5) };
      console.log(JSON.stringify({ ...result, ...shown }));
      return result;
    },
    areAllSound: () => areAllSound,
  };
}
