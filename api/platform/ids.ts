import { randomUUID } from 'node:crypto'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const isId = (text: string): boolean => ID.test(text)

/** Version 4, not time-ordered: the order number is an id's first 8 characters (docs/product.md, The marketplace). */
export const newId = (): string => randomUUID()
