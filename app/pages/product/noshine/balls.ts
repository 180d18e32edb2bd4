type Ball = readonly [x: number, y: number, radius: number];

/** Of one color they are one shape: every part of a drawing is laid out by itself. */
export function outlineOf(balls: readonly Ball[]): string {
  return balls
    .map(([x, y, radius]) => {
      const across = round(2 * radius);
      const half = `a${radius} ${radius} 0 1 0 `;
      return `M${round(x - radius)} ${y}${half}${across} 0${half}${-across} 0`;
    })
    .join('');
}

/** Without the noise of binary fractions. */
const round = (value: number) => Math.round(value * 1000) / 1000;
