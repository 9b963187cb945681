import { act, screen, waitFor, within } from '@testing-library/react'
import type { Network } from '../../testing/fakeNetwork.js'
import { makeOwnJob } from '../../testing/makers/makeJob.js'
import type { makeUser } from '../../testing/makers/makeUser.js'
import { makeVendor } from '../../testing/makers/makeVendor.js'
import { makeVisit } from '../../testing/makers/makeVisit.js'
import { vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const DAY = '2027-02-24'
const person = (number: number, name: string) => ({
  __typename: 'BoardPerson',
  id: `00000000-0000-4000-8000-00000000c00${number}`,
  name,
})
const [luis, rosa] = [person(1, 'Luis Ortega'), person(2, 'Rosa Vega')]
const alone = makeVendor()
const vendor = { ...alone, business: { ...alone.business!, hasPeople: true } }

const visitOf = (number: number, customer: string, hour: number, some: object = {}) => ({
  ...makeVisit({
    id: `00000000-0000-4000-8000-00000000b00${number}`,
    windowStart: `${DAY}T${hour}:00:00.000Z`,
    windowEnd: `${DAY}T${hour + 2}:00:00.000Z`,
  }),
  assignedTo: null as typeof luis | null,
  job: makeOwnJob({
    id: `00000000-0000-4000-8000-00000000d00${number}`,
    firstName: customer,
    lastName: 'Santos',
  }),
  ...some,
})
type Visit = ReturnType<typeof visitOf>

/** A server that assigns visits: the board of a day as it is. */
const serverOf = (start: Visit[]) => {
  let visits = start
  const board = ({ day, from }: { day: string; from: string }) => ({
    board: {
      __typename: 'Board',
      vendorId: vendor.id,
      day,
      people: [luis, rosa],
      units: [
        { __typename: 'BoardUnits', size: '10_yard', free: 0, total: 2 },
        { __typename: 'BoardUnits', size: '20_yard', free: 1, total: 3 },
      ],
      visits: day === DAY ? visits : [],
    },
    boardWeek: [0, 1, 2, 3, 4, 5, 6].map(at => {
      const each = new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10)
      return { __typename: 'BoardDay', day: each, visits: each === DAY ? visits.length : 0, assigned: 0 }
    }),
  })
  const assign = ({
    visitId,
    personId,
    after,
  }: {
    visitId: string
    personId: string | null
    after: string | null
  }) => {
    const assignedTo = [luis, rosa].find(({ id }) => id === personId) ?? null
    const moved = { ...visits.find(({ id }) => id === visitId)!, assignedTo }
    const others = visits.filter(({ id }) => id !== visitId)
    const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1
    visits = others.toSpliced(at, 0, moved)
    return { assignVisit: moved }
  }
  return { Board: board, AssignVisit: assign } as unknown as Network
}

const open = async (visits: Visit[], network: Network = {}, path = `/?board=${DAY}`) => {
  const app = renderApp(path, {
    user: vendor,
    network: { ...vendorNetwork(), ...serverOf(visits), ...network },
  })
  await screen.findByRole('heading', { level: 1, name: 'Board' })
  const column = async (name: string) => within(await screen.findByRole('region', { name }))
  const cards = async (name: string) =>
    (await column(name)).queryAllByRole('article').map(card => card.getAttribute('aria-label'))
  return { ...app, column, cards }
}

test('shows a column for everybody at work, and each visit with time, size, customer, and address', async () => {
  const { column, cards } = await open([visitOf(1, 'Mia', 15), visitOf(2, 'Kim', 17, { assignedTo: luis })])
  expect(await cards('Unassigned')).toEqual(['Pickup: Mia Santos'])
  expect(await cards('Luis Ortega')).toEqual(['Pickup: Kim Santos'])
  expect((await column('Rosa Vega')).getByText('Nothing assigned')).toBeVisible()
  const card = (await column('Luis Ortega')).getByRole('article')
  expect(card).toHaveTextContent('11 AM to 1 PM')
  expect(within(card).getByRole('link', { name: /^12 Elm St.*opens a map/ })).toHaveAttribute(
    'href',
    expect.stringContaining('12%20Elm'),
  )
})

test('says how many dumpsters of each size are free that day', async () => {
  await open([])
  const list = within(await screen.findByRole('list', { name: 'Dumpsters on this day' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '10 yard: none of 2 free',
    '20 yard: 1 of 3 free',
  ])
})

test('keeps the column of somebody who no longer works there', async () => {
  const { cards } = await open([visitOf(1, 'Mia', 15, { status: 'done', assignedTo: person(9, 'Pat Gone') })])
  expect(await cards('Pat Gone')).toEqual(['Pickup: Mia Santos'])
  expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull()
})

test('moves a visit to a person and a place by keyboard, says so, and keeps the focus on it', async () => {
  const { press, cards, calls } = await open([
    visitOf(1, 'Mia', 15),
    visitOf(2, 'Kim', 17, { assignedTo: luis }),
    visitOf(3, 'Ann', 19, { assignedTo: luis }),
  ])
  const button = await screen.findByRole('button', { name: 'Move to… Pickup: Mia Santos' })
  act(() => button.focus())
  await press.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Pickup: Mia Santos' }))
  await press.selectOptions(dialog.getByLabelText('Person'), 'Luis Ortega')
  await press.selectOptions(
    dialog.getByLabelText('Place in the day'),
    'After 11 AM to 1 PM, Pickup: Kim Santos',
  )
  act(() => dialog.getByRole('button', { name: 'Move' }).focus())
  await press.keyboard('{Enter}')
  await waitFor(async () =>
    expect(await cards('Luis Ortega')).toEqual([
      'Pickup: Kim Santos',
      'Pickup: Mia Santos',
      'Pickup: Ann Santos',
    ]),
  )
  expect(calls.map(({ variables }) => variables)).toContainEqual({
    visitId: visitOf(1, '', 15).id,
    personId: luis.id,
    after: visitOf(2, '', 17).id,
  })
  expect(
    screen.getByText('Pickup: Mia Santos is now with Luis Ortega, after Pickup: Kim Santos.'),
  ).toHaveAttribute('role', 'status')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move to… Pickup: Mia Santos' })).toHaveFocus(),
  )
})

test('says first that the customer must agree to another day, and that the person stays', async () => {
  const { press } = await open([visitOf(1, 'Mia', 15, { assignedTo: luis })], {
    ChangeFacts: () => new Promise<never>(() => {}),
  })
  await press.click(await screen.findByRole('button', { name: 'Move to… Pickup: Mia Santos' }))
  const other = await screen.findByRole('button', { name: /^Another day/ })
  expect(other).toHaveTextContent('Mia Santos must agree, within 48 hours. Luis Ortega keeps the visit.')
  await press.click(other)
  expect(await screen.findByRole('dialog', { name: 'Move to another day' })).toBeVisible()
})

test('says in the dialog why a move was refused, and moves nothing', async () => {
  const { press, cards } = await open([visitOf(1, 'Mia', 15)], {
    AssignVisit: () => {
      throw new Error('Person not found')
    },
  })
  await press.click(await screen.findByRole('button', { name: /^Move to/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await press.selectOptions(dialog.getByLabelText('Person'), 'Rosa Vega')
  await press.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  await press.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await cards('Unassigned')).toEqual(['Pickup: Mia Santos'])
})

test('says how full each day of the week is, and leads to other days and weeks', async () => {
  const { press, router } = await open([visitOf(1, 'Mia', 15)])
  const days = within(screen.getByRole('navigation', { name: 'Days of the board' }))
  expect(await days.findByRole('link', { name: /^Wed 24 0\/1 visits assigned/ })).toHaveAttribute(
    'aria-current',
    'date',
  )
  await press.click(days.getByRole('link', { name: /^Thu 25/ }))
  await waitFor(() => expect(router.location.search).toBe('?board=2027-02-25'))
  await press.click(days.getByRole('link', { name: 'Next week' }))
  await waitFor(() => expect(router.location.search).toBe('?board=2027-03-04'))
  expect(await days.findByRole('link', { name: /^Mon 1/ })).toBeVisible()
})

test('shows today for a day that is none', async () => {
  await open([], {}, '/?board=2027-99-99')
  expect(await screen.findByRole('region', { name: 'Unassigned' })).toBeVisible()
})

test('says that the board could not be loaded', async () => {
  await open([], {
    Board: () => {
      throw new Error('Broken')
    },
  })
  expect(await screen.findByText(/board/, { selector: '[role=alert] *, [role=alert]' })).toBeVisible()
})

describe('the link to the board', () => {
  const openAs = async (user: ReturnType<typeof makeUser>) => {
    renderApp('/', { user, network: vendorNetwork() })
    await screen.findByRole('heading', { level: 1, name: 'Vendor Dashboard' })
    return screen.queryByRole('link', { name: 'Board' })
  }
  test('is there for an owner with people', async () => {
    expect(await openAs(vendor)).toHaveAttribute('href', '/?board=today')
  })
  test('is there for a dispatcher', async () => {
    expect(await openAs({ ...vendor, role: 'dispatcher' })).toBeVisible()
  })
  test('is not there for a business of one', async () => {
    expect(await openAs(alone)).toBeNull()
  })
})
