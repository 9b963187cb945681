import { hash } from 'node:crypto'

/** The id of an event that a task may find again, so that nobody hears of it twice. */
export const eventIdOf = (text: string): string =>
  hash('md5', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A moment in that text, as PostgreSQL writes its epoch: earlier releases made the ids in SQL. */
export const epochOf = (moment: Date): string => (moment.getTime() / 1000).toFixed(6)
