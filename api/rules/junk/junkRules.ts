import * as z from 'zod/mini'
import { keysOf } from '../kinds.js'
import { optional } from '../text.js'
import { accesses, itemKinds, type JunkItem } from './itemKinds.js'
import { addUpItems, FULL_LOAD } from './loads.js'

/** The most items of one kind. */
export const MOST_ITEMS = 50
/** Entries as they are sent: each kind once or a few times. */
export const MOST_ENTRIES = 100

const COUNT = `Enter a whole number from 1 to ${MOST_ITEMS}`
const LOAD = `Choose a load from 1 to ${FULL_LOAD} eighths of a truck`

const kind = z.enum(keysOf(itemKinds), 'Please select what it is')
const count = z.int(COUNT).check(z.gte(1, COUNT), z.lte(MOST_ITEMS, COUNT))

export const itemsRule = optional(
  z.array(z.object({ kind, count })).check(
    z.maxLength(MOST_ENTRIES, `You can add up to ${MOST_ENTRIES} entries`),
    z.refine<JunkItem[]>(items => addUpItems(items).every(each => each.count <= MOST_ITEMS), {
      error: `You can add up to ${MOST_ITEMS} of one kind`,
    }),
  ),
)

export const accessRule = optional(z.enum(keysOf(accesses), 'Please select where it is'))

export const loadRule = optional(z.int(LOAD).check(z.gte(1, LOAD), z.lte(FULL_LOAD, LOAD)))
