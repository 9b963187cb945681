interface Reliability {
  accepted: number
  completed: number
  missed: number
  givenBackLate: number
  failedVisits: number
}

/** "24 of 26 jobs done, 1 missed, 1 given back late": counts alone, no points. */
export const reliabilityInWords = ({
  accepted,
  completed,
  missed,
  givenBackLate,
  failedVisits,
}: Reliability): string =>
  [
    `${completed} of ${accepted} jobs done`,
    missed > 0 && `${missed} missed`,
    givenBackLate > 0 && `${givenBackLate} given back late`,
    failedVisits > 0 && `${failedVisits} failed ${failedVisits === 1 ? 'visit' : 'visits'}`,
  ]
    .filter(Boolean)
    .join(', ')
