import { type ClassType, Extensions } from 'type-graphql'

/** What http/graphql/costOfOperation.ts charges for a field. */
export interface ListCost {
  list?: { most: number; usual: number }
  /** For a value computed from so many rows. */
  madeOf?: number
}

const costs =
  (cost: ListCost, type?: ClassType) =>
  (target: object, name: string | symbol): void =>
    Extensions({ ...cost })(type?.prototype ?? target, name as string)

/**
 * An unpaged list that may be long: the most items it can have, which the limit for one query counts, and the usual number,
 * which is charged. A longer answer is charged for its length. All other lists are short. `type` is the one to which a noun
 * adds the field.
 */
export const Items = (list: { most: number; usual: number }, type?: ClassType) => costs({ list }, type)

/** A value computed from many rows. */
export const MadeOf = (rows: number) => costs({ madeOf: rows })
