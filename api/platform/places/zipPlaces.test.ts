import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { milesBetween, placeOfZip, zipsWithin } from './zipPlaces.js'

type Code = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string }
interface Package {
  codes: Record<string, Code>
  radius: (zip: string, miles: number) => string[]
}
const zipcodes = createRequire(import.meta.url)('zipcodes') as Package

const MILITARY = ['AA', 'AE', 'AP']
const isPlace = ({ country, state, latitude }: Code) =>
  country === 'US' && !MILITARY.includes(state) && latitude !== 0

const mailOnly = new Set(
  readFileSync(new URL('../../../tools/mailOnlyPlaces.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)
const isMailOnly = ({ city, state }: Pick<Code, 'city' | 'state'>) => mailOnly.has(`${city}|${state}`)

test('has every ZIP code of the package with its city, and no others', () => {
  const places = Object.values(zipcodes.codes).filter(isPlace)
  for (const code of places.filter(each => !isMailOnly(each))) {
    const { zip, city, state } = code
    expect(placeOfZip(zip)).toEqual({ zip, city, state })
  }
  const lines = readFileSync(new URL('./zipPlaces.txt', import.meta.url), 'latin1')
    .trimEnd()
    .split('\n')
  const there = lines.reduce((count, line) => count + line.split('|').length - 2, 0)
  expect(there).toBe(places.length)
})

test('names a town for the ZIP codes of companies and agencies', () => {
  const places = Object.values(zipcodes.codes).filter(each => isPlace(each) && isMailOnly(each))
  expect(new Set(places.map(({ city, state }) => `${city}|${state}`))).toEqual(mailOnly)
  for (const { zip } of places) expect(isMailOnly(placeOfZip(zip)!)).toBe(false)
})

test.each([
  ['78704', 'Austin', 'TX'],
  ['78786', 'Austin', 'TX'],
  ['00601', 'Adjuntas', 'PR'],
  ['96910', 'Hagatna', 'GU'],
])('places %s in %s, %s', (zip, city, state) => {
  expect(placeOfZip(zip)).toEqual({ zip, city, state })
})

test.each(['00000', '09012', '99999', '7870', '78704-1234', 'abcde', '', '1e4', ' 7870'])(
  'knows no place for %j',
  zip => {
    expect(placeOfZip(zip)).toBeNull()
    expect(zipsWithin(zip, 10)).toBeNull()
  },
)

test.each([
  ['78704', 5],
  ['78704', 10],
  ['78704', 60],
  ['10001', 60],
  ['99501', 25],
  ['96813', 30],
  ['00918', 40],
])('finds the same ZIP codes around %s within %i miles as the package', (zip, miles) => {
  const expected = zipcodes
    .radius(zip, miles)
    .filter(each => zipcodes.codes[each] && isPlace(zipcodes.codes[each]))
  const found = zipsWithin(zip, miles)!.map(place => place.zip)
  // The table is rounded to 120 yards, so a ZIP code at the very edge may be on the other side.
  const different =
    found.filter(each => !expected.includes(each)).length +
    expected.filter(each => !found.includes(each)).length
  expect(different).toBeLessThanOrEqual(Math.ceil(expected.length / 100))
  expect(found).toEqual(found.toSorted())
})

test.each([
  ['78704', '78704', 0],
  ['78704', '78664', 20],
  ['10001', '90001', 2448],
])('measures the miles from %s to %s', (from, to, miles) => {
  expect(Math.abs(milesBetween(from, to)! - miles)).toBeLessThan(miles / 50 + 1)
  expect(milesBetween(to, from)).toBe(milesBetween(from, to))
})

test('measures no miles to a ZIP code that the table lacks', () =>
  expect(milesBetween('78704', '00000')).toBeNull())

test('finds 71 ZIP codes within 10 miles of 78704, including itself', () => {
  const found = zipsWithin('78704', 10)!
  expect(found).toHaveLength(71)
  expect(found).toContainEqual({ zip: '78704', city: 'Austin', state: 'TX' })
})
