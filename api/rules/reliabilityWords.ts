interface Reliability {
  accepted: number
  completed: number
  underWay: number
  missed: number
  cancelled: number
  givenBackLate: number
  failedVisits: number
}

/** "24 of 27 jobs done, 1 under way, 1 missed, 1 given back late": counts alone, no points. */
export const reliabilityInWords = ({
  accepted,
  completed,
  underWay,
  missed,
  cancelled,
  givenBackLate,
  failedVisits,
}: Reliability): string =>
  [
    `${completed} of ${accepted} jobs done`,
    underWay > 0 && `${underWay} under way`,
    cancelled > 0 && `${cancelled} cancelled`,
    missed > 0 && `${missed} missed`,
    givenBackLate > 0 && `${givenBackLate} given back late`,
    failedVisits > 0 && `${failedVisits} failed ${failedVisits === 1 ? 'visit' : 'visits'}`,
  ]
    .filter(Boolean)
    .join(', ')
