import { toLocalParts } from '../../../forms/localMoment.js'

/** The calendar day of a moment by the clock that a job's days are counted on: "2026-11-24". */
export const jobDay = (moment: string | Date): string => toLocalParts(new Date(moment).toISOString()).date
