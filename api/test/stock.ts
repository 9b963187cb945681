import type { Client } from './client.js'
import { graphql } from './generated/gql.js'

export const ADD_SIZE = graphql(`
  mutation AddStockedSize($input: AddDumpsterSizeInput!) { addDumpsterSize(input: $input) { id turnaroundDays } }
`)
export const SET_UNITS = graphql(`
  mutation SetUnits($sizeId: UUID!, $count: Int!) {
    setUnits(sizeId: $sizeId, count: $count) { id size label outSince note endangers { id } }
  }
`)
export const UNITS = graphql(`query Units { units { id size label outSince note endangers { id } } }`)
export const RENAME_UNIT = graphql(`
  mutation RenameUnit($id: UUID!, $label: String!) { renameUnit(id: $id, label: $label) { id label } }
`)
export const TAKE_UNIT_OUT = graphql(`
  mutation TakeUnitOut($id: UUID!, $note: String) {
    takeUnitOut(id: $id, note: $note) { id outSince note endangers { id } }
  }
`)
export const RETURN_UNIT = graphql(`
  mutation ReturnUnit($id: UUID!) { returnUnit(id: $id) { id outSince note endangers { id } } }
`)
export const STOCK = graphql(`
  query StockOf($from: LocalDate!, $to: LocalDate!) {
    stock(from: $from, to: $to) { size days { day total taken overdue } short { id } }
  }
`)
export const RESERVATION = graphql(`
  query ReservationOf($id: UUID!) { job(id: $id) { id status reservation { unit { label } from to } } }
`)
export const ADD_DAY_OFF = graphql(`
  mutation AddDayOff($input: AddDayOffInput!) { addDayOff(input: $input) { id from to note } }
`)
export const REMOVE_DAY_OFF = graphql(`mutation RemoveDayOff($id: UUID!) { removeDayOff(id: $id) }`)
export const DAYS_OFF = graphql(`query DaysOff { daysOff { id from to note } }`)

/** Gives a vendor dumpsters of 20 yards, and returns the size. */
export const stockUp = async (by: Client, count: number, more: object = {}): Promise<string> => {
  const input = { size: '20 yard', rentalSize: '20_yard' as const, ...more }
  const sizeId = (await by.ask(ADD_SIZE, { input })).addDumpsterSize.id
  await by.ask(SET_UNITS, { sizeId, count })
  return sizeId
}

/** "20-1 2026-12-24 2026-12-31", or null. */
export const reservedFor = async (by: Client, id: string): Promise<string | null> => {
  const { reservation } = (await by.ask(RESERVATION, { id })).job
  return reservation && `${reservation.unit?.label ?? 'none'} ${reservation.from} ${reservation.to}`
}
