/** When the daily digest is sent, on its reader's clock. */
export const DIGEST_HOUR = 8

/** Whole hours, without the end. If both are the same hour, there are none. */
export interface QuietSpan {
  from: number
  to: number
}

export const isQuietAt = (hour: number, { from, to }: QuietSpan): boolean =>
  from < to ? hour >= from && hour < to : from !== to && (hour >= from || hour < to)

/** The hour of the daily digest, or the end of quiet hours if that is later. */
export const digestHour = (quiet: QuietSpan | null): number =>
  quiet && isQuietAt(DIGEST_HOUR, quiet) ? quiet.to : DIGEST_HOUR
