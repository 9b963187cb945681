import { todayIn } from '@rules/zonedTime.js'

/** The calendar day of a moment in the job's time zone: "2026-11-24". */
export const jobDay = (moment: string | Date, timeZone: string): string => todayIn(new Date(moment), timeZone)
