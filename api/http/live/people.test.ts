import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { CHANGE_ROLE, REMOVE_PERSON } from '../../test/people.js'
import { person, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ live: true })
})
afterAll(() => harness.stop())

const listen = ({ cookie }: TestUser) => LiveClient.listen(harness.url, { cookie })

/** How long a screen stayed open after the act, which must be less than a second. */
const closedAfter = async (screen: LiveClient, act: () => Promise<unknown>) => {
  const start = Date.now()
  await act()
  await eventually(true, () => screen.closed !== undefined)
  return Date.now() - start
}

test("closes the screens of somebody who is removed within a second, and no colleague's", async () => {
  const owner = await vendor(harness)
  const [luis, rosa] = [await person(harness, owner, 'driver'), await person(harness, owner, 'dispatcher')]
  const screens = await Promise.all([owner, luis, rosa].map(listen))
  const [ofOwner, ofLuis, ofRosa] = screens as [LiveClient, LiveClient, LiveClient]
  expect(await closedAfter(ofLuis, () => owner.ask(REMOVE_PERSON, { personId: luis.id }))).toBeLessThan(1000)
  expect(ofLuis.closed!.code).toBe(4401)
  await eventually(true, () => ofOwner.stale.some(({ kind, id }) => kind === 'person' && id === luis.id))
  expect([ofOwner.closed, ofRosa.closed]).toEqual([undefined, undefined])
  await Promise.all(screens.map(screen => screen.close()))
})

test('lets the screens of somebody with another role connect again', async () => {
  const owner = await vendor(harness)
  const rosa = await person(harness, owner, 'dispatcher')
  const screen = await listen(rosa)
  const change = () => owner.ask(CHANGE_ROLE, { personId: rosa.id, role: 'driver' })
  expect(await closedAfter(screen, change)).toBeLessThan(1000)
  expect(screen.closed!.code).toBe(1013)
  await (await listen(rosa)).close()
})
