import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { profileDescription, SITE_DESCRIPTION } from './profileDescription.js'

const becker = {
  name: 'Becker Hauling',
  about: null,
  services: ['dumpster_rental', 'junk_pickup'],
  rentalSizes: ['10_yard', '20_yard'],
}

test.each([
  [
    'without words of its own',
    becker,
    'Becker Hauling on Haulbid: dumpster rental, junk pickup, sizes 10 yard, 20 yard.',
  ],
  ['that offers nothing', { ...becker, services: [], rentalSizes: [] }, 'Becker Hauling on Haulbid.'],
  ['with words', { ...becker, about: ' Two\n\ntrucks.  ' }, 'Two trucks.'],
  ['with many', { ...becker, about: '🚚'.repeat(500) }, `${'🚚'.repeat(159)}…`],
])('describes a business %s', (_, profile, words) => {
  expect(profileDescription(profile)).toBe(words)
})

test('has the same description on every other page as the page file', () => {
  const html = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')
  expect(html).toContain(`<meta name="description" content="${SITE_DESCRIPTION}" />`)
})
