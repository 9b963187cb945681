import { personOf, vendorAndPerson, vendorName } from './vendorName.js'

const dale = { firstName: 'Dale', lastName: 'Becker', businessName: 'Becker Hauling' }

test.each([
  ['a business', dale, 'Becker Hauling', 'Dale Becker', 'Becker Hauling (Dale Becker)'],
  ['none', { ...dale, businessName: null }, 'Dale Becker', null, 'Dale Becker'],
  ['nothing known of one', { firstName: 'Dale', lastName: 'Becker' }, 'Dale Becker', null, 'Dale Becker'],
])('names a vendor with %s', (_, vendor, name, person, both) => {
  expect([vendorName(vendor), personOf(vendor), vendorAndPerson(vendor)]).toEqual([name, person, both])
})
