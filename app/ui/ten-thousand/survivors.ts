/** Where the beads are that stay, across and down the field: "below 10" is at most nine. */
export const survivors = [
  [0.12, 0.71],
  [0.23, 0.18],
  [0.34, 0.52],
  [0.47, 0.86],
  [0.52, 0.11],
  [0.63, 0.74],
  [0.71, 0.29],
  [0.84, 0.43],
  [0.91, 0.82],
] as const;
