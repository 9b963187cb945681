import { spanWords } from '@rules/stock/stockNames.js'
import type { DayOff_DayFragment } from './generated/stock.js'

/** "1 dumpster" or "3 dumpsters" */
export const dumpstersWords = (count: number): string => `${count} ${count === 1 ? 'dumpster' : 'dumpsters'}`

/** "Dec 24", or "Dec 24 to 26" */
export const dayOffWords = ({ from, to }: Pick<DayOff_DayFragment, 'from' | 'to'>): string =>
  from === to ? spanWords(from, to).split(' to ')[0]! : spanWords(from, to)
