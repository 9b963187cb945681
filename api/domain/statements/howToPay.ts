import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { AppContext } from '../context.js'

const HOW = prepared('select how_to_pay_fees as "howToPay" from settings')

/** How vendors pay Haulbid, in the words of an admin; null until one has said so. */
export const readHowToPay = async ({ database }: AppContext): Promise<string | null> => {
  const [row] = await rowsOf<{ howToPay: string | null }>(database.pool, HOW, {})
  return row!.howToPay
}
