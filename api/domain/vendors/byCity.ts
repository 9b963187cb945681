import type { ZipPlace } from '../../platform/places/zipPlaces.js'
import type { CityZips } from './AreasAround.js'

/** How many of the ZIP codes are in each city, most first. */
export const byCity = (places: readonly ZipPlace[]): CityZips[] =>
  [...Map.groupBy(places, ({ city, state }) => `${city}, ${state}`).values()]
    .map(zips => ({ city: zips[0]!.city, state: zips[0]!.state, zipCount: zips.length }))
    .toSorted(
      (one, other) =>
        other.zipCount - one.zipCount ||
        one.city.localeCompare(other.city) ||
        one.state.localeCompare(other.state),
    )
