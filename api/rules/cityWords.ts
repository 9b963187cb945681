interface CityCount {
  city: string
  state: string
  zipCount: number
}

/** "Austin (31), Cedar Park (2) and 5 more cities": with their states where there are several. */
export const cityWords = (cities: readonly CityCount[], most = 8): string => {
  const isOneState = cities.every(({ state }) => state === cities[0]?.state)
  const named = cities
    .slice(0, most)
    .map(({ city, state, zipCount }) => `${city}${isOneState ? '' : `, ${state}`} (${zipCount})`)
  const more = cities.length - named.length
  const words = named.join(isOneState ? ', ' : '; ')
  return more > 0 ? `${words} and ${more} more ${more === 1 ? 'city' : 'cities'}` : words
}

interface Placed {
  zipCode: string
  city?: string | null
  state?: string | null
}

export interface CityAreas<Area> {
  /** "Austin, TX". */
  name: string
  areas: Area[]
}

const UNKNOWN = 'Other ZIP codes'

/** By name, cities that aren't known last. Each city's ZIP codes ascend. */
export const byCity = <Area extends Placed>(areas: readonly Area[]): CityAreas<Area>[] => {
  const groups = new Map<string, Area[]>()
  for (const area of areas.toSorted((one, other) => one.zipCode.localeCompare(other.zipCode))) {
    const name = area.city ? `${area.city}, ${area.state}` : UNKNOWN
    const group = groups.get(name)
    if (group) group.push(area)
    else groups.set(name, [area])
  }
  const isUnknown = (name: string) => Number(name === UNKNOWN)
  return [...groups]
    .map(([name, found]) => ({ name, areas: found }))
    .toSorted(
      (one, other) => isUnknown(one.name) - isUnknown(other.name) || one.name.localeCompare(other.name),
    )
}

/** How many of the areas are in each city, most first. */
export const countByCity = (areas: readonly Placed[]): CityCount[] =>
  byCity(areas)
    .map(({ name, areas: [first, ...others] }) => ({
      city: first?.city ?? name,
      state: first?.state ?? '',
      zipCount: others.length + 1,
    }))
    .toSorted((one, other) => other.zipCount - one.zipCount)
