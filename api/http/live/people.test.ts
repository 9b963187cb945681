import type { Viewer } from '../../domain/accounts/Viewer.js'
import { NOBODY } from '../../domain/accounts/worksFor.js'
import { ownTopics, topicsOfChange } from '../../domain/live/topics.js'
import { newId } from '../../platform/ids.js'
import { keysOf } from '../../rules/kinds.js'
import { type ChangeKind, changeKinds } from '../../rules/live/changeKinds.js'
import { bid, postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { CHANGE_ROLE, REMOVE_PERSON } from '../../test/people.js'
import { customer, person, type TestUser, vendor } from '../../test/users.js'

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

test("sends a founder who is a driver now nothing of the business's bids", async () => {
  const founder = await vendor(harness)
  const owner = await person(harness, founder, 'owner')
  await owner.ask(CHANGE_ROLE, { personId: founder.id, role: 'driver' })
  const jobId = await postJunk(await customer(harness))
  const screens = await Promise.all([owner, founder].map(listen))
  const [ofOwner, ofFounder] = screens as [LiveClient, LiveClient]
  await bid(owner, jobId)
  const luis = await person(harness, founder, 'driver')
  await owner.ask(CHANGE_ROLE, { personId: luis.id, role: 'dispatcher' })
  await eventually(true, () => ofOwner.stale.some(({ kind, id }) => kind === 'person' && id === luis.id))
  expect(ofOwner.stale.map(({ kind }) => kind)).toContain('bid')
  // Sent after everything before it.
  await eventually(true, () => ofFounder.stale.some(({ kind, id }) => kind === 'person' && id === luis.id))
  expect(ofFounder.stale.map(({ kind }) => kind)).not.toContain('bid')
  await Promise.all(screens.map(screen => screen.close()))
})

test('closes the screens of drivers at once when the business is suspended', async () => {
  const founder = await vendor(harness)
  const luis = await person(harness, founder, 'driver')
  const screen = await listen(luis)
  const suspend = () =>
    harness.database.pool.query('update users set is_active = false where id = $1', [founder.id])
  expect(await closedAfter(screen, suspend)).toBeLessThan(1000)
})

test('gives somebody without a business the changes of their own account alone', () => {
  const id = newId()
  const left = { id: NOBODY, personId: id, userType: 'vendor', role: null } as Viewer
  const hears = (kind: ChangeKind) =>
    topicsOfChange({
      kind,
      rowId: newId(),
      jobId: null,
      users: [id],
      areas: [],
      act: null,
      xid: 1,
      at: 0,
    }).some(topic => ownTopics(left).has(topic))
  // Everybody hears of settings.
  expect(keysOf(changeKinds).filter(hears).sort()).toEqual([
    'export',
    'notice',
    'person',
    'preference',
    'session',
    'settings',
    'token',
    'user',
  ])
})
