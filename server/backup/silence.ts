import type { Readable } from 'node:stream';

export const longestSilence = 60_000;

/** A connection that says nothing more, and does not end, would be waited for without end. */
export async function* failWhenSilent(
  stream: Readable,
  longest = longestSilence,
): AsyncGenerator<Buffer> {
  const fail = () => stream.destroy(new Error(`nothing came for ${longest / 1000} s`));
  const timer = setTimeout(fail, longest);
  try {
    for await (const chunk of stream) {
      yield chunk;
      timer.refresh();
    }
  } finally {
    clearTimeout(timer);
  }
}
