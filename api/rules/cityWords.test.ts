import { byCity, cityWords, countByCity } from './cityWords.js'

const city = (name: string, zipCount: number, state = 'TX') => ({ city: name, state, zipCount })

test('names the cities of one state without the state', () => {
  expect(cityWords([city('Austin', 31), city('Cedar Park', 2)])).toBe('Austin (31), Cedar Park (2)')
})

test('names each of several states, and counts the rest', () => {
  const cities = [city('New York', 40, 'NY'), city('Newark', 9, 'NJ'), city('Hoboken', 1, 'NJ')]
  expect(cityWords(cities)).toBe('New York, NY (40); Newark, NJ (9); Hoboken, NJ (1)')
  expect(cityWords(cities, 2)).toBe('New York, NY (40); Newark, NJ (9) and 1 more city')
  expect(cityWords(cities, 1)).toBe('New York, NY (40) and 2 more cities')
})

test('groups areas by city, and puts those without a known city last', () => {
  const at = (zipCode: string, name: string | null) => ({ zipCode, city: name, state: name && 'TX' })
  const areas = [at('78704', 'Austin'), at('00000', null), at('78613', 'Cedar Park'), at('78701', 'Austin')]
  expect(byCity(areas).map(({ name, areas: found }) => [name, found.map(({ zipCode }) => zipCode)])).toEqual([
    ['Austin, TX', ['78701', '78704']],
    ['Cedar Park, TX', ['78613']],
    ['Other ZIP codes', ['00000']],
  ])
  expect(countByCity(areas)[0]).toEqual({ city: 'Austin', state: 'TX', zipCount: 2 })
})
