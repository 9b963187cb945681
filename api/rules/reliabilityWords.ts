interface Reliability {
  accepted: number
  completed: number
  givenBackLate: number
}

/** "24 of 25 jobs done, 1 given back late": counts alone, no points. */
export const reliabilityInWords = ({ accepted, completed, givenBackLate }: Reliability): string =>
  `${completed} of ${accepted} jobs done${givenBackLate > 0 ? `, ${givenBackLate} given back late` : ''}`
