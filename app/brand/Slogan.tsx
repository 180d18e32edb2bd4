/** The slogan as a picture with real text: scales like an image, reads, searches and copies like words. */
export function Slogan({ lines, className }: { lines: readonly string[]; className?: string }) {
  const width = Math.ceil(Math.max(...lines.map(widthOf)) * size);
  const leading = size * 1.16;
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(lines.length * leading)}`}
      width={width}
      height={Math.ceil(lines.length * leading)}
      overflow="visible"
      role="img"
      aria-label={lines.join(' ')}
      className={className}
    >
      <text fill="currentColor" fontSize={size} fontWeight="700" letterSpacing="-0.03em">
        {lines.map((line, index) => (
          <tspan key={line} x="0" y={Math.round(leading * index + size * 0.92)}>
            {/* The space is for what is copied and indexed. */}
            {index < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

const size = 72;

/** How many em a line takes in Pretendard Bold, near enough to frame it. */
function widthOf(line: string) {
  let em = 0;
  for (const letter of line) em += /[\p{Script=Hangul}]/u.test(letter) ? 0.84 : latin(letter);
  return em;
}

function latin(letter: string) {
  if (/[\s.,iljtfr·'’!|]/.test(letter)) return 0.26;
  if (/[mwMW]/.test(letter)) return 0.84;
  // In the back office there are marks between the letters.
  if (/\p{Co}/u.test(letter)) return 0;
  return /\p{Lu}/u.test(letter) ? 0.66 : 0.55;
}
