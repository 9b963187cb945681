import fc from 'fast-check'
import { type Harness, startHarness } from '../test/harness.js'
import { timeZoneOfZip } from './timeZoneOfZip.js'
import { ZONE_EXCEPTIONS, ZONES_FROM } from './zipTimeZones.js'

test.each([
  ['78701', 'America/Chicago', 'Austin'],
  ['78701-1234', 'America/Chicago', 'Austin, ZIP+4'],
  ['10001', 'America/New_York', 'New York'],
  ['80202', 'America/Denver', 'Denver'],
  ['90012', 'America/Los_Angeles', 'Los Angeles'],
  ['99501', 'America/Anchorage', 'Anchorage'],
  ['99546', 'America/Adak', 'Adak'],
  ['96813', 'Pacific/Honolulu', 'Honolulu'],
  ['96799', 'Pacific/Pago_Pago', 'Pago Pago'],
  ['96910', 'Pacific/Guam', 'Hagåtña'],
  ['00601', 'America/Puerto_Rico', 'Adjuntas'],
  ['00725', 'America/Puerto_Rico', 'Caguas'],
  ['00918', 'America/Puerto_Rico', 'San Juan'],
  ['00802', 'America/St_Thomas', 'Charlotte Amalie'],
  ['85001', 'America/Phoenix', 'Phoenix'],
  ['85901', 'America/Phoenix', 'Show Low'],
  ['86515', 'America/Denver', 'Window Rock, in the Navajo Nation'],
  ['32501', 'America/Chicago', 'Pensacola'],
  ['32301', 'America/New_York', 'Tallahassee'],
  ['37402', 'America/New_York', 'Chattanooga'],
  ['37201', 'America/Chicago', 'Nashville'],
  ['42001', 'America/Chicago', 'Paducah'],
  ['42101', 'America/Chicago', 'Bowling Green'],
  ['40202', 'America/New_York', 'Louisville'],
  ['46402', 'America/Chicago', 'Gary'],
  ['47708', 'America/Chicago', 'Evansville'],
  ['46204', 'America/New_York', 'Indianapolis'],
  ['49938', 'America/Chicago', 'Ironwood'],
  ['49855', 'America/New_York', 'Marquette'],
  ['79901', 'America/Denver', 'El Paso'],
  ['83702', 'America/Denver', 'Boise'],
  ['83814', 'America/Los_Angeles', "Coeur d'Alene"],
  ['97914', 'America/Denver', 'Ontario, Oregon'],
  ['09012', 'America/New_York', 'a military post office'],
  ['00000', 'America/New_York', 'none'],
])('finds for %s the time zone of %s: %s', (zip, zone) => {
  expect(timeZoneOfZip(zip)).toBe(zone)
})

test('names only zones that Intl knows', () => {
  const zones = [...ZONES_FROM.map(([, zone]) => zone), ...Object.keys(ZONE_EXCEPTIONS)]
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
})

describe('in the database', () => {
  let harness: Harness
  beforeAll(async () => {
    harness = await startHarness()
  })
  afterAll(() => harness.stop())

  const inDatabase = async (zips: string[]) =>
    (
      await harness.database.pool.query(
        'select time_zone_of_zip(zip) as zone from unnest($1::text[]) with ordinality t(zip, n) order by n',
        [zips],
      )
    ).rows.map(row => row.zone)

  test('stores the same table', async () => {
    const exceptions = Object.values(ZONE_EXCEPTIONS).flatMap(zips => zips.split(' '))
    const prefixes = Array.from({ length: 1000 }, (_, n) => `${String(n).padStart(3, '0')}50`)
    const [others] = fc.sample(fc.array(fc.stringMatching(/^\d{5}(-\d{4})?$/), { minLength: 500 }), 1)
    const zips = [...exceptions, ...prefixes, ...others!]
    expect(await inDatabase(zips)).toEqual(zips.map(timeZoneOfZip))
  })
})
