/**
 * Where the beads are that stay, across and down the field: "below 10" is at most nine. None lies on
 * the figure and the words below it, in the middle of the field.
 */
export const survivors = [
  [0.05, 0.63],
  [0.16, 0.15],
  [0.27, 0.93],
  [0.41, 0.07],
  [0.56, 0.95],
  [0.67, 0.12],
  [0.78, 0.91],
  [0.89, 0.17],
  [0.96, 0.58],
] as const;
