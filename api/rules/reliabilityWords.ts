interface Reliability {
  accepted: number
  completed: number
  underWay: number
  missed: number
  cancelled: number
  givenBackLate: number
}

/** "24 of 27 jobs done, 1 under way, 1 missed, 1 given back late": counts alone, no points. */
export const reliabilityInWords = ({
  accepted,
  completed,
  underWay,
  missed,
  cancelled,
  givenBackLate,
}: Reliability): string =>
  [
    `${completed} of ${accepted} jobs done`,
    underWay > 0 && `${underWay} under way`,
    cancelled > 0 && `${cancelled} cancelled`,
    missed > 0 && `${missed} missed`,
    givenBackLate > 0 && `${givenBackLate} given back late`,
  ]
    .filter(Boolean)
    .join(', ')
