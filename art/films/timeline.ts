// What appears when, in seconds. The moving pictures (film.py) keep the same times.

import { type FilmName, filmDetails } from '#domain/films.ts';

export interface Span {
  from: number;
  to: number;
}

interface Timeline {
  seconds: number;
  pictures: Span;
  labels: Span;
  scenes: Span[];
  end: Span;
}

export const timelines: Record<FilmName, Timeline> = {
  water: {
    seconds: filmDetails.water.seconds,
    pictures: { from: 0.5, to: 25.2 },
    labels: { from: 0.9, to: 17.1 },
    scenes: [
      { from: 1, to: 6.2 },
      { from: 6.7, to: 11.7 },
      { from: 12.2, to: 17 },
      { from: 18.1, to: 24.8 },
    ],
    end: { from: 25.6, to: 28.5 },
  },
  redchec: {
    seconds: filmDetails.redchec.seconds,
    pictures: { from: 0.5, to: 22 },
    labels: { from: 0.9, to: 21.7 },
    scenes: [
      { from: 1, to: 5.2 },
      { from: 5.7, to: 10.6 },
      { from: 11.1, to: 16 },
      { from: 16.5, to: 21.6 },
    ],
    end: { from: 22.4, to: 25.5 },
  },
};
