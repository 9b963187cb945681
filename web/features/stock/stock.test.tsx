import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { makeSize } from '../../testing/makers/makeBusiness.js'
import {
  makeDayOff,
  makeStay,
  makeStock,
  makeStockJob,
  makeUnit,
  unitId,
} from '../../testing/makers/makeStock.js'
import { vendor, vendorNetwork } from '../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../testing/renderApp.js'

const size = makeSize({ id: '2', size: 'Large', rentalSize: '20_yard' })

const open = (network: Network = {}, user = vendor) => {
  const app = renderApp('/?tab=inventory', {
    user,
    network: { ...vendorNetwork(), DumpsterSizes: { dumpsterSizes: [size] }, ...network },
  })
  const asked = (name: string) =>
    app.calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)
  return { ...app, asked }
}

const section = async (name = 'Your Dumpsters') => within(await screen.findByRole('region', { name }))
const rows = async () =>
  within(await screen.findByRole('list', { name: '20 yard dumpsters' })).getAllByRole('listitem')
const order = makeStockJob

describe('counting dumpsters', () => {
  test('says that bids are not limited until a number is typed, and shows the numbered ones then', async () => {
    let units = [] as ReturnType<typeof makeUnit>[]
    const { press, asked } = open({
      Stock: () => ({ units, stock: units.length > 0 ? [makeStock('2026-12-03', [[2, 0, 0]])] : [] }),
      SetUnits: () => {
        units = [makeUnit(1), makeUnit(2)]
        return { setUnits: units }
      },
    })
    expect(await (await section()).findByText('Not counted, so bids are never limited.')).toBeVisible()
    await press.type(screen.getByLabelText('How many do you have?'), '2')
    const form = within(screen.getByRole('form', { name: 'How many 20 yard dumpsters' }))
    await press.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(asked('SetUnits')).toEqual([{ sizeId: '2', count: 2 }])
    expect(screen.getByLabelText('How many do you have?')).toHaveValue('2')
  })

  test.each(['x', '1.5', '101', '-1'])('refuses %s at the field', async typed => {
    const { press, asked } = open({ Stock: { units: [], stock: [] } })
    await press.type(await screen.findByLabelText('How many do you have?'), typed)
    const form = within(screen.getByRole('form', { name: 'How many 20 yard dumpsters' }))
    await press.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Enter a whole number up to 100')).toBeVisible()
    expect(asked('SetUnits')).toEqual([])
  })

  test('shows why one cannot be removed, and keeps the number', async () => {
    const message = '20-1 stands at an address. Remove it once it is back.'
    const { press } = open({
      Stock: { units: [makeUnit(1, { stay: makeStay('977f7603') })], stock: [] },
      SetUnits: refusal('BAD_USER_INPUT', message, { issues: [{ path: 'count', message }] }),
    })
    const field = await screen.findByLabelText('How many do you have?')
    await press.clear(field)
    const form = within(screen.getByRole('form', { name: 'How many 20 yard dumpsters' }))
    await press.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(message)).toBeVisible()
    expect(await rows()).toHaveLength(1)
  })

  test('asks for the size that customers order first', async () => {
    open({ DumpsterSizes: { dumpsterSizes: [makeSize()] } })
    expect(await (await section()).findByText('Nothing to count yet')).toBeVisible()
  })

  test('says that the dumpsters could not be loaded', async () => {
    open({ Stock: refusal('UNAVAILABLE', 'Back in a minute') })
    expect(await (await section()).findByText(/Back in a minute/)).toBeVisible()
  })

  test('is for dispatchers, too', async () => {
    open({ Stock: { units: [makeUnit(1)], stock: [] } }, { ...vendor, role: 'dispatcher' })
    expect(await rows()).toHaveLength(1)
  })
})

describe('each dumpster', () => {
  const units = [
    makeUnit(1),
    makeUnit(2, { stay: makeStay('977f7603') }),
    makeUnit(3, { stay: makeStay('aaaa0003', { isThere: false, from: '2026-12-20' }) }),
    makeUnit(4, {
      stay: makeStay('aaaa0004', { isThere: false, job: order('aaaa0004', { status: 'completed' }) }),
    }),
    makeUnit(5, { outSince: '2026-11-20T18:00:00Z', note: 'Rusty floor', endangers: [order('aaaa0005')] }),
  ]

  test('says where it is, why it is out, and which orders have none now', async () => {
    const { router, press } = open({ Stock: { units, stock: [] } })
    const words = (await rows()).map(row => row.textContent)
    expect(words[0]).toContain('In the yard')
    expect(words[1]).toContain('At order 977f7603 until Dec 9')
    expect(words[2]).toContain('In the yard, reserved for order aaaa0003 from Dec 20')
    expect(words[3]).toContain('In the yard, ready again Dec 9')
    expect(words[4]).toContain('Out since Nov 20')
    expect(words[4]).toContain(': Rusty floor')
    expect(words[4]).toContain('No dumpster now for order aaaa0005')
    await press.click(screen.getByRole('link', { name: 'order aaaa0005' }))
    await waitFor(() => expect(router.location.search).toContain(`job=${order('aaaa0005').id}`))
  })

  test('is renamed, and the refusal of a taken name stands at the field', async () => {
    const message = 'You already have a dumpster called 20-2'
    let isTaken = true
    const { press, asked } = open({
      Stock: { units: [makeUnit(1)], stock: [] },
      RenameUnit: () =>
        isTaken
          ? refusal('BAD_USER_INPUT', message, { issues: [{ path: 'label', message }] })
          : { renameUnit: makeUnit(1, { label: 'Blue' }) },
    })
    await press.click(await screen.findByRole('button', { name: 'Rename 20-1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename 20-1' }))
    const field = dialog.getByLabelText('Number or name')
    await press.clear(field)
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Enter a label')).toBeVisible()
    await press.type(field, '20-2')
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(message)).toBeVisible()
    isTaken = false
    await press.clear(field)
    await press.type(field, 'Blue')
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Rename Blue' })).toBeVisible()
    expect(asked('RenameUnit').at(-1)).toEqual({ id: unitId(1), label: 'Blue' })
  })

  test('is taken out with a note, and returned', async () => {
    const out = makeUnit(1, {
      outSince: '2026-11-29T12:00:00Z',
      note: 'Hinge',
      endangers: [order('aaaa0005')],
    })
    let unit = makeUnit(1)
    const { press, asked } = open({
      Stock: () => ({ units: [unit], stock: [] }),
      TakeUnitOut: () => {
        unit = out
        return { takeUnitOut: out }
      },
      ReturnUnit: () => {
        unit = makeUnit(1)
        return { returnUnit: unit }
      },
    })
    await press.click(await screen.findByRole('button', { name: 'Take Out 20-1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take out 20-1?' }))
    await press.type(dialog.getByLabelText(/^Note/), 'Hinge')
    await press.click(dialog.getByRole('button', { name: 'Take Out' }))
    expect(await screen.findByText('No dumpster is left for order aaaa0005.')).toBeVisible()
    expect(asked('TakeUnitOut')).toEqual([{ id: unitId(1), note: 'Hinge' }])
    await press.click(await screen.findByRole('button', { name: 'Return 20-1' }))
    expect(await screen.findByRole('button', { name: 'Take Out 20-1' })).toBeVisible()
    expect(asked('ReturnUnit')).toEqual([{ id: unitId(1) }])
  })
})

test('shows what is free, taken, late, and short on each day, and follows what others change', async () => {
  const days = [
    [3, 1, 0],
    [3, 3, 1],
    [3, 4, 0],
  ] as const
  let short = [order('aaaa0007')]
  const app = open({
    Stock: () => ({ units: [makeUnit(1)], stock: [makeStock('2026-12-03', days, { short })] }),
  })
  const strip = within(await screen.findByRole('list', { name: '20 yard, the next 3 days' }))
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Thu 3 2 free 1 taken',
    'Fri 4 0 free 3 taken 1 late',
    'Sat 5 0 free 4 taken 1 short',
  ])
  expect(screen.getByText('1 job has no dumpster')).toBeVisible()
  await waitFor(() => expect(app.live.subscriptions).toHaveLength(1))
  short = []
  await act(async () => app.live.push({ stale: [{ kind: 'stock', id: vendor.id, jobId: null }] }))
  await waitFor(() => expect(screen.queryByText('1 job has no dumpster')).toBeNull())
})

describe('days off', () => {
  test('are none at first, and are added for one day or more', async () => {
    let daysOff = [] as ReturnType<typeof makeDayOff>[]
    const { press, asked } = open({
      DaysOff: () => ({ daysOff }),
      AddDayOff: () => {
        daysOff = [makeDayOff({ to: '2099-12-24', note: 'Christmas' })]
        return { addDayOff: daysOff[0] }
      },
    })
    const part = await section('Days Off')
    expect(await part.findByText('You work every day.')).toBeVisible()
    await press.click(part.getByRole('button', { name: 'Add Days Off' }))
    expect(await part.findByText('Choose the first day')).toBeVisible()
    await press.type(part.getByLabelText('First day'), '2099-12-24')
    await press.type(part.getByLabelText(/^Last day/), '2099-12-23')
    await press.click(part.getByRole('button', { name: 'Add Days Off' }))
    expect(await part.findByText('The last day cannot come before the first')).toBeVisible()
    await press.clear(part.getByLabelText(/^Last day/))
    await press.type(part.getByLabelText(/^Note/), 'Christmas')
    await press.click(part.getByRole('button', { name: 'Add Days Off' }))
    const list = within(await part.findByRole('list', { name: 'Days off' }))
    expect(list.getByText('Dec 24')).toBeVisible()
    expect(list.getByText('Christmas')).toBeVisible()
    expect(asked('AddDayOff')).toEqual([
      { input: { from: '2099-12-24', to: '2099-12-24', note: 'Christmas' } },
    ])
  })

  test('are removed, without those that are over', async () => {
    let daysOff = [makeDayOff(), makeDayOff({ id: unitId(9), from: '2020-01-01', to: '2020-01-02' })]
    const { press, asked } = open({
      DaysOff: () => ({ daysOff }),
      RemoveDayOff: () => {
        daysOff = daysOff.slice(1)
        return { removeDayOff: makeDayOff().id }
      },
    })
    const part = await section('Days Off')
    expect(await part.findByText('Dec 24 to 26')).toBeVisible()
    expect(part.queryByText('Jan 1 to 2')).toBeNull()
    await press.click(part.getByRole('button', { name: 'Remove Dec 24 to 26' }))
    expect(await part.findByText('You work every day.')).toBeVisible()
    expect(asked('RemoveDayOff')).toEqual([{ id: makeDayOff().id }])
  })

  test('that could not be loaded are said to be missing', async () => {
    open({ DaysOff: refusal('UNAVAILABLE', 'Back in a minute') })
    expect(await (await section('Days Off')).findByText(/Back in a minute/)).toBeVisible()
  })
})
