// Makes the table of ZIP codes with their places from the package `zipcodes` (BSD), which takes 200 ms and 22 MB to
// load: too much for a server that rarely looks up a city. Run it after a new version of the package; a test compares
// the two.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Military addresses have no location, and a few entries have no coordinates. */
const MILITARY = new Set(['AA', 'AE', 'AP'])

/** A thousandth of a degree is at most 120 yards. */
const written = degrees => Math.round(degrees * 1000)

/** ZIP codes of companies, agencies, and mail centers, and abbreviated cities; the package gives these names as cities. */
const mailOnly = new Set(
  readFileSync(join(import.meta.dirname, 'mailOnlyPlaces.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

const placeOf = ({ city, state }) => `${city}|${state}`

/** The distance in degrees of latitude; precise enough to compare neighbors. */
const distance = (one, other) =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  )

/** The nearest town of the same state. */
const townNear = (code, known) =>
  known
    .filter(other => other.state === code.state && !mailOnly.has(placeOf(other)))
    .reduce((best, other) => (distance(code, other) < distance(code, best) ? other : best)).city

/** A line per place with its ZIP codes, each with its latitude and longitude in thousandths of a degree. */
export const zipPlaces = () => {
  const { codes } = createRequire(import.meta.url)('zipcodes')
  const known = Object.values(codes)
    .filter(({ country, state, latitude }) => country === 'US' && !MILITARY.has(state) && latitude !== 0)
    .toSorted((one, other) => one.zip.localeCompare(other.zip))
  const towns = known.map(code =>
    mailOnly.has(placeOf(code)) ? { ...code, city: townNear(code, known) } : code,
  )
  const places = Map.groupBy(towns, placeOf)
  return [...places]
    .map(([place, zips]) =>
      [
        place,
        ...zips.map(({ zip, latitude, longitude }) => `${zip},${written(latitude)},${written(longitude)}`),
      ].join('|'),
    )
    .join('\n')
    .concat('\n')
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(join(import.meta.dirname, '../api/platform/places/zipPlaces.txt'), zipPlaces())
}
