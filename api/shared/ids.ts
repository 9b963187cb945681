import { randomUUID } from 'node:crypto'

/** Version 4, never time-ordered: the order number is an id's first 8 characters (DESIGN 3). */
export const newId = (): string => randomUUID()
