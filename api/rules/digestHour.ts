/** When the daily digest goes out, on its reader's clock. */
export const DIGEST_HOUR = 8

/** Whole hours, the end excluded. From and to the same hour: there are none. */
export interface QuietSpan {
  from: number
  to: number
}

export const isQuietAt = (hour: number, { from, to }: QuietSpan): boolean =>
  from < to ? hour >= from && hour < to : from !== to && (hour >= from || hour < to)

/** The hour of the daily digest, or the end of the quiet hours if it would fall into them. */
export const digestHour = (quiet: QuietSpan | null): number =>
  quiet && isQuietAt(DIGEST_HOUR, quiet) ? quiet.to : DIGEST_HOUR
