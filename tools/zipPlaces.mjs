// Makes the table of ZIP codes with their places from the package `zipcodes` (BSD), which takes 200 ms and 22 MB to load:
// too much for a server that reads a city now and then. Run it after a new version of the package; a test compares the two.
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Military addresses are no place, and a few entries have no coordinates. */
const MILITARY = new Set(['AA', 'AE', 'AP'])

/** A thousandth of a degree is at most 120 yards. */
const written = degrees => Math.round(degrees * 1000)

/** A line per place with the ZIP codes in it, each with its latitude and longitude in thousandths of a degree. */
export const zipPlaces = () => {
  const { codes } = createRequire(import.meta.url)('zipcodes')
  const known = Object.values(codes)
    .filter(({ country, state, latitude }) => country === 'US' && !MILITARY.has(state) && latitude !== 0)
    .toSorted((one, other) => one.zip.localeCompare(other.zip))
  const places = Map.groupBy(known, ({ city, state }) => `${city}|${state}`)
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
