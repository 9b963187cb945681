import { termsOf } from '@rules/bids/estimatedTotal.js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { makeSize, type Size } from '../../../testing/makers/makeBusiness.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const open = (network: Network) =>
  renderApp('/?tab=inventory', { user: vendor, network: { ...vendorNetwork(), ...network } })

const ask = (calls: ReturnType<typeof renderApp>['calls'], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)

const alert = () => screen.findByRole('alert')

const size = (id: string, some: Partial<Size> = {}) => makeSize({ id, pricePerDay: '42.00', ...some })
/** The rates as a request sends them for a size that has none. */
const NO_RATES = {
  rentalSize: null,
  usualPrice: null,
  turnaroundDays: null,
  ...termsOf({}),
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Dumpster sizes' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)

test('adds one with a price, and another without', async () => {
  let next = size('1')
  const { press, calls } = open({
    DumpsterSizes: { dumpsterSizes: [] },
    AddDumpsterSize: () => ({ addDumpsterSize: next }),
  })
  expect(await screen.findByText('No dumpster sizes added yet')).toBeVisible()
  expect(screen.getByPlaceholderText('10 yard')).toBe(screen.getByLabelText('Size'))
  await press.type(screen.getByLabelText('Size'), '10 yard')
  await press.type(screen.getByLabelText('Price per day ($)'), '42')
  await press.click(screen.getByRole('button', { name: 'Add Size' }))
  expect(await screen.findByText('Dumpster size added successfully!')).toBeVisible()
  expect(await rows()).toEqual(['10 yard$42.00/day'])

  next = size('2', { size: '15 yard', pricePerDay: null, description: 'Low walls' })
  await press.type(screen.getByLabelText('Size'), '15 yard')
  await press.type(screen.getByLabelText('Description'), 'Low walls')
  await press.click(screen.getByRole('button', { name: 'Add Size' }))
  await waitFor(async () =>
    expect(await rows()).toEqual(['10 yard$42.00/day', '15 yardLow wallsNo price set']),
  )
  expect(ask(calls, 'AddDumpsterSize')).toEqual([
    { input: { ...NO_RATES, size: '10 yard', pricePerDay: '42', description: '' } },
    { input: { ...NO_RATES, size: '15 yard', pricePerDay: null, description: 'Low walls' } },
  ])
})

test('requires a size to have a name, and keeps what was typed after a refusal', async () => {
  const { press, calls } = open({
    DumpsterSizes: { dumpsterSizes: [] },
    AddDumpsterSize: new Error('offline'),
  })
  await press.click(await screen.findByRole('button', { name: 'Add Size' }))
  expect(await alert()).toHaveTextContent('Size is required')
  expect(ask(calls, 'AddDumpsterSize')).toEqual([])
  await press.type(screen.getByLabelText('Size'), '10 yard')
  await press.click(screen.getByRole('button', { name: 'Add Size' }))
  expect(await screen.findByText('Error adding dumpster size')).toBeVisible()
  expect(screen.getByLabelText('Size')).toHaveValue('10 yard')
})

test('edits one in a dialog', async () => {
  const { press, calls } = open({
    DumpsterSizes: { dumpsterSizes: [size('1')] },
    UpdateDumpsterSize: { updateDumpsterSize: size('1', { pricePerDay: '45.50' }) },
  })
  await press.click(await screen.findByRole('button', { name: 'Edit 10 yard' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit 10 yard' }))
  const price = dialog.getByLabelText('Price per day ($)')
  expect(price).toHaveValue('42.00')
  await press.clear(price)
  await press.type(price, '45.5')
  await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Dumpster size updated successfully!')).toBeVisible()
  await waitFor(async () => expect(await rows()).toEqual(['10 yard$45.50/day']))
  expect(ask(calls, 'UpdateDumpsterSize')).toEqual([
    { input: { ...NO_RATES, id: '1', size: '10 yard', pricePerDay: '45.5', description: '', version: 1 } },
  ])
})

test('shows the latest version of a size that another browser has changed, and keeps what was typed', async () => {
  const words = 'Someone changed this while you were editing.'
  let stored = size('1')
  const { press, calls } = open({
    DumpsterSizes: () => ({ dumpsterSizes: [stored] }),
    UpdateDumpsterSize: ({ input }: { input: { version: number } }) =>
      input.version === stored.version
        ? { updateDumpsterSize: size('1', { description: 'Low walls', version: 3 }) }
        : refusal('CONFLICT', words, { reason: 'CHANGED_MEANWHILE' }),
  })
  await press.click(await screen.findByRole('button', { name: 'Edit 10 yard' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit 10 yard' }))
  await press.type(dialog.getByLabelText('Description'), 'Low walls')
  stored = size('1', { pricePerDay: '55.00', usualPrice: '380.00', version: 2 })
  await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
  const notice = await dialog.findByText('Someone changed this while you were editing. It is now:')
  expect(notice.closest('[role="status"]')).toHaveTextContent('$55.00')
  expect(notice.closest('[role="status"]')).toHaveTextContent('$380')
  expect(dialog.getByLabelText('Description')).toHaveValue('Low walls')
  expect(dialog.getByLabelText('Price per day ($)')).toHaveValue('42.00')
  await press.click(dialog.getByRole('button', { name: 'Keep What I Typed' }))
  await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Dumpster size updated successfully!')).toBeVisible()
  expect(ask(calls, 'UpdateDumpsterSize')).toMatchObject([
    { input: { version: 1 } },
    { input: { version: 2 } },
  ])
})

test.each(['by the list', 'by the server'])(
  'says that another browser has removed a size, announced %s, and keeps what was typed',
  async told => {
    let sizes = [size('1')]
    const { press, live } = open({
      DumpsterSizes: () => ({ dumpsterSizes: sizes }),
      UpdateDumpsterSize: refusal('NOT_FOUND', 'Dumpster size not found'),
    })
    await press.click(await screen.findByRole('button', { name: 'Edit 10 yard' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit 10 yard' }))
    await press.type(dialog.getByLabelText('Description'), 'Low walls')
    if (told === 'by the list') {
      await waitFor(() => expect(live.isOpen()).toBe(true))
      sizes = []
      await act(async () => live.push({ stale: [{ kind: 'size', id: '1', jobId: null }] }))
    } else await press.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('This size has been removed.')
    expect(dialog.getByLabelText('Description')).toHaveValue('Low walls')
    expect(dialog.queryByRole('button', { name: /Save|Cancel/ })).toBeNull()
    await press.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('says, when asked whether to delete, that another browser has removed the size', async () => {
  let sizes = [size('1')]
  const { press, live, calls } = open({ DumpsterSizes: () => ({ dumpsterSizes: sizes }) })
  await press.click(await screen.findByRole('button', { name: 'Delete 10 yard' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 10 yard?' }))
  await waitFor(() => expect(live.isOpen()).toBe(true))
  sizes = []
  await act(async () => live.push({ stale: [{ kind: 'size', id: '1', jobId: null }] }))
  expect(await question.findByRole('status')).toHaveTextContent('This size has been removed.')
  expect(question.queryByRole('button', { name: 'Delete' })).toBeNull()
  await press.click(question.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(ask(calls, 'RemoveDumpsterSize')).toEqual([])
})

test('opens the rates once a size that customers order is chosen, and shows them in the list', async () => {
  const rates = { usualPrice: '380.00', includedDays: 7, includedTons: '2.00', extraTonPrice: '65.00' }
  const { press, calls } = open({
    DumpsterSizes: { dumpsterSizes: [size('1')] },
    AddDumpsterSize: {
      addDumpsterSize: size('2', {
        size: 'Long',
        rentalSize: '20_yard',
        pricePerDay: null,
        turnaroundDays: 1,
        ...rates,
      }),
    },
  })
  expect(await screen.findByText(/^You see rentals of every size/)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'My rates' })).not.toBeInTheDocument()
  await press.type(screen.getByLabelText('Size'), 'Long')
  await press.selectOptions(screen.getByLabelText('Customers order it as'), '20_yard')
  const group = within(screen.getByRole('group', { name: 'My rates' }))
  await press.type(screen.getByLabelText('Days between rentals'), '1')
  await press.type(group.getByLabelText('Usual Price ($)'), '380')
  await press.type(group.getByLabelText('Extra Ton ($)'), '65')
  await press.click(screen.getByRole('button', { name: 'Add Size' }))
  expect(await alert()).toHaveTextContent('Say how many tons are included')
  await press.type(group.getByLabelText('Tons Included'), '2')
  await press.type(group.getByLabelText('Days Included'), '7')
  await press.click(screen.getByRole('button', { name: 'Add Size' }))
  expect(await screen.findByText('You see only rentals of 20 yard dumpsters.')).toBeVisible()
  expect(await rows()).toEqual([
    '10 yard$42.00/day',
    'LongNo price setMy rates: $380 · 7 days, 2 tons; $65 a ton overCustomers order it as 20 yard. 1 day between rentals',
  ])
  expect(ask(calls, 'AddDumpsterSize')).toEqual([
    {
      input: {
        ...NO_RATES,
        size: 'Long',
        pricePerDay: null,
        description: '',
        rentalSize: '20_yard',
        turnaroundDays: 1,
        usualPrice: '380',
        includedDays: 7,
        includedTons: '2',
        extraTonPrice: '65',
      },
    },
  ])
  await press.click(screen.getByRole('button', { name: 'Edit Long' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Long' }))
  expect(dialog.getByLabelText('Customers order it as')).toHaveValue('20_yard')
  expect(dialog.getByLabelText('Usual Price ($)')).toHaveValue('380.00')
})

test('asks before deleting', async () => {
  const { press, calls } = open({
    DumpsterSizes: { dumpsterSizes: [size('1'), size('2', { size: '20 yard' })] },
    RemoveDumpsterSize: { removeDumpsterSize: size('1') },
  })
  const remove = await screen.findByRole('button', { name: 'Delete 10 yard' })
  await press.click(remove)
  await press.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(await rows()).toHaveLength(2)
  await press.click(remove)
  expect(screen.getByRole('alertdialog', { name: 'Delete 10 yard?' })).toBeVisible()
  await press.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Dumpster size removed successfully!')).toBeVisible()
  await waitFor(async () => expect(await rows()).toEqual(['20 yard$42.00/day']))
  expect(ask(calls, 'RemoveDumpsterSize')).toEqual([{ id: '1' }])
})

test("keeps what can't be deleted", async () => {
  const { press } = open({
    DumpsterSizes: { dumpsterSizes: [size('1')] },
    RemoveDumpsterSize: new Error('offline'),
  })
  await press.click(await screen.findByRole('button', { name: 'Delete 10 yard' }))
  await press.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Error removing dumpster size')).toBeVisible()
  expect(screen.getByText('Check your connection, then try again.')).toBeVisible()
  expect(await rows()).toEqual(['10 yard$42.00/day'])
})
