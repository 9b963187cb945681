import { readFileSync } from 'node:fs'

export interface ZipPlace {
  /** Five digits. */
  zip: string
  city: string
  /** Two letters. */
  state: string
}

/**
 * By ZIP code, ascending. Stored as columns and the file's own bytes, because 40,000 objects take twenty times as
 * much memory.
 */
interface Table {
  zips: Int32Array
  /** In radians. */
  latitudes: Float32Array
  longitudes: Float32Array
  /** Where in `bytes` the line of its place begins. */
  lines: Int32Array
  bytes: Buffer
}

const EARTH_MILES = 3958.57
const MILLIRADIANS = Math.PI / 180_000

/** More than there are. */
const MOST = 65_536

const NEW_LINE = 0x0a
const MINUS = 0x2d
const ZERO = 0x30
const BAR = 0x7c

/** Byte by byte: splitting a megabyte into a hundred thousand texts takes many times as long. */
const read = (): Table => {
  const bytes = readFileSync(new URL('./zipPlaces.txt', import.meta.url))
  const numbers = new Int32Array(3 * MOST)
  const lineOf = new Int32Array(MOST)
  let count = 0
  let at = 0

  const readNumber = () => {
    const isNegative = bytes[at] === MINUS
    if (isNegative) at++
    let value = 0
    for (let digit = bytes[at]! - ZERO; digit >= 0 && digit < 10; digit = bytes[++at]! - ZERO)
      value = value * 10 + digit
    return isNegative ? -value : value
  }

  while (at < bytes.length) {
    const line = at
    // City, bar, and two letters.
    while (bytes[at] !== BAR) at++
    at += 3
    while (bytes[at] !== NEW_LINE) {
      for (let column = 0; column < 3; column++) {
        at++ // The bar, then a comma each.
        numbers[3 * count + column] = readNumber()
      }
      lineOf[count++] = line
    }
    at++
  }
  return inOrder({ numbers, lineOf, count, bytes })
}

type Unordered = Pick<Table, 'bytes'> & { numbers: Int32Array; lineOf: Int32Array; count: number }

const inOrder = ({ numbers, lineOf, count, bytes }: Unordered): Table => {
  // Numbers sort natively: the ZIP code, then its position in the file.
  const order = new Float64Array(count)
  for (let at = 0; at < count; at++) order[at] = numbers[3 * at]! * MOST + at
  order.sort()
  const zips = new Int32Array(count)
  const latitudes = new Float32Array(count)
  const longitudes = new Float32Array(count)
  const lines = new Int32Array(count)
  for (let to = 0; to < count; to++) {
    const from = order[to]! % MOST
    zips[to] = numbers[3 * from]!
    latitudes[to] = numbers[3 * from + 1]! * MILLIRADIANS
    longitudes[to] = numbers[3 * from + 2]! * MILLIRADIANS
    lines[to] = lineOf[from]!
  }
  return { zips, latitudes, longitudes, lines, bytes }
}

let table: Table | undefined

/**
 * Read when first needed, because most processes never look up a city, and startup shouldn't wait for it. See
 * docs/decisions/0075-areas-and-applications.md.
 */
const known = (): Table => {
  table ??= read()
  return table
}

const indexOf = ({ zips }: Table, zip5: string): number => {
  const wanted = Number(zip5)
  let from = 0
  let to = zips.length - 1
  while (from <= to) {
    const middle = (from + to) >> 1
    const there = zips[middle]!
    if (there === wanted) return middle
    if (there < wanted) from = middle + 1
    else to = middle - 1
  }
  return -1
}

const placeAt = ({ zips, lines, bytes }: Table, at: number): ZipPlace => {
  const start = lines[at]!
  const bar = bytes.indexOf(BAR, start)
  return {
    zip: String(zips[at]).padStart(5, '0'),
    city: bytes.toString('latin1', start, bar),
    state: bytes.toString('latin1', bar + 1, bar + 3),
  }
}

/** The location of a ZIP code, or null if the table lacks it: new ones appear, and military ones have no location. */
export const placeOfZip = (zip5: string): ZipPlace | null => {
  if (!/^\d{5}$/.test(zip5)) return null
  const all = known()
  const at = indexOf(all, zip5)
  return at < 0 ? null : placeAt(all, at)
}

/** The state of each area of ZIP codes that share their first three digits. If an area is in two states, the first one counts. */
export const statesByZip3 = (): Map<string, string> => {
  const all = known()
  const states = new Map<string, string>()
  for (const [at, zip] of all.zips.entries()) {
    const zip3 = String(Math.floor(zip / 100)).padStart(3, '0')
    if (!states.has(zip3)) states.set(zip3, placeAt(all, at).state)
  }
  return states
}

/** The haversine of the angle between two points. */
const haversine = ({ latitudes, longitudes }: Table, one: number, other: number): number => {
  const north = Math.sin((latitudes[other]! - latitudes[one]!) / 2)
  const east = Math.sin((longitudes[other]! - longitudes[one]!) / 2)
  return north * north + Math.cos(latitudes[one]!) * Math.cos(latitudes[other]!) * east * east
}

/** Between the centers of two ZIP codes; null if the table lacks one of them. */
export const milesBetween = (zip5: string, otherZip5: string): number | null => {
  const all = known()
  const [one, other] = [indexOf(all, zip5), indexOf(all, otherZip5)]
  return one < 0 || other < 0 ? null : 2 * EARTH_MILES * Math.asin(Math.sqrt(haversine(all, one, other)))
}

/**
 * The ZIP codes whose center is within this many miles of another's center, rounded to whole miles, ascending. Null
 * if the table lacks it.
 */
export const zipsWithin = (zip5: string, miles: number): ZipPlace[] | null => {
  if (!placeOfZip(zip5)) return null
  const all = known()
  const at = indexOf(all, zip5)
  const most = Math.sin((miles + 0.5) / EARTH_MILES / 2) ** 2
  const found: ZipPlace[] = []
  for (let other = 0; other < all.zips.length; other++)
    if (haversine(all, at, other) < most) found.push(placeAt(all, other))
  return found
}
