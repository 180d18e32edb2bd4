/**
 * Where the beads are that stay, across and down the field: "below 10" is at most nine. None lies on
 * the figure and the words below it, also where they are nearly as wide as the field.
 */
export const survivors = [
  [0.05, 0.83],
  [0.16, 0.08],
  [0.27, 0.93],
  [0.41, 0.03],
  [0.56, 0.95],
  [0.67, 0.06],
  [0.78, 0.91],
  [0.89, 0.14],
  [0.96, 0.36],
] as const;
