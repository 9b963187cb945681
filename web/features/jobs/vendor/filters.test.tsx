import { screen, waitFor, within } from '@testing-library/react'
import { connection } from '../../../testing/makers/connection.js'
import { makeAvailableJob } from '../../../testing/makers/makeJob.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const open = (path = '/', matching = [makeAvailableJob({ description: 'A match' })]) => {
  const app = renderApp(path, {
    user: vendor,
    network: {
      ...vendorNetwork(),
      AvailableJobs: ({ type, zipCode, date, sort }: Record<string, string | undefined>) => ({
        availableJobs: connection(
          type || zipCode || date || sort ? matching : [makeAvailableJob({ description: 'Everything' })],
        ),
      }),
    },
  })
  const asked = () =>
    app.calls.filter(({ operation }) => operation === 'AvailableJobs').map(({ variables }) => variables)
  return { ...app, asked }
}
const form = () => within(screen.getByRole('form', { name: 'Filter available jobs' }))
/** The form's code is loaded when it is first opened. */
const formIsThere = () => screen.findByRole('form', { name: 'Filter available jobs' }, { timeout: 10_000 })
const filterButton = async () =>
  within(await screen.findByRole('region', { name: 'Available Jobs' })).getByRole('button', {
    name: 'Filter',
  })

test.each(['/?type=constructor', '/?type=toString&zip=__proto__&date=constructor&sort=valueOf'])(
  "ignores filters in the URL that don't exist: %s",
  async path => {
    const { asked } = open(path)
    expect(await screen.findByText('Everything')).toBeVisible()
    for (const { type, zipCode, date } of asked())
      expect([type, zipCode, date]).toEqual([undefined, undefined, undefined])
  },
)

test('sends type, ZIP, date, and sort order to the server and into the URL', async () => {
  const { press, asked, router } = open()
  expect(await screen.findByText('Everything')).toBeVisible()
  await press.click(await filterButton())
  await formIsThere()
  await press.selectOptions(form().getByLabelText('Type'), 'Dumpster Rental')
  await press.type(form().getByLabelText('ZIP code'), '78704')
  await press.type(form().getByLabelText('Wanted on'), '2027-02-24')
  await press.selectOptions(form().getByLabelText('Sort'), 'Soonest first')
  await press.click(form().getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('A match')).toBeVisible()
  expect(screen.queryByText('Everything')).not.toBeInTheDocument()
  expect(asked().at(-1)).toEqual({
    first: 20,
    type: 'dumpster_rental',
    zipCode: '78704',
    date: '2027-02-24',
    sort: 'soonest',
  })
  expect(router.location.search).toBe('?show=all&type=dumpster_rental&zip=78704&date=2027-02-24&sort=soonest')
})

test('opens with the filters in the URL, and restores everything on clearing without a query', async () => {
  const { press, asked, router } = open('/?show=all&sort=soonest')
  expect(await screen.findByText('A match')).toBeVisible()
  await formIsThere()
  expect(form().getByLabelText('Sort')).toHaveValue('soonest')
  await press.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Everything')).toBeVisible()
  expect(await filterButton()).toHaveFocus()
  expect(router.location.search).toBe('')
  await press.click(await filterButton())
  await formIsThere()
  await press.selectOptions(form().getByLabelText('Sort'), 'Soonest first')
  await press.click(form().getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('A match')).toBeVisible()
  expect(asked()).toHaveLength(2)
})

test('sorts by distance from the URL', async () => {
  const { asked } = open('/?show=all&sort=nearest')
  expect(await screen.findByText('A match')).toBeVisible()
  expect(asked()).toEqual([{ first: 20, sort: 'nearest' }])
  await formIsThere()
  expect(form().getByLabelText('Sort')).toHaveDisplayValue('Nearest first')
})

test.each([
  [0, 'Less than a mile away'],
  [1, '1 mile away'],
  [12, '12 miles away'],
  [null, null],
])('shows on the card that a job is %s miles away', async (milesAway, words) => {
  open('/?show=all&sort=nearest', [makeAvailableJob({ description: 'A match', milesAway })])
  const card = within(await screen.findByRole('article', { name: 'Junk Pickup' }))
  if (words) expect(card.getByText(new RegExp(words))).toBeVisible()
  else expect(card.queryByText(/away/)).toBeNull()
})

test('filters nothing for an invalid URL', async () => {
  const { asked } = open('/?show=all&type=boat&zip=abc&date=2027-02-30&sort=dearest')
  expect(await screen.findByText('Everything')).toBeVisible()
  expect(asked()).toEqual([{ first: 20 }])
})

test("refuses an invalid ZIP on its field, and doesn't query it", async () => {
  const { press, asked } = open()
  await press.click(await filterButton())
  await formIsThere()
  await press.type(form().getByLabelText('ZIP code'), '787{Enter}')
  await waitFor(() => expect(form().getByLabelText('ZIP code')).toHaveFocus())
  expect(form().getByRole('alert')).toHaveTextContent('ZIP code must be at least 5 digits')
  expect(asked()).toHaveLength(1)
})

test('says that nothing matches, and offers a way back', async () => {
  const { press } = open('/?show=all&zip=78799', [])
  expect(await screen.findByText('No available jobs match')).toBeVisible()
  expect(screen.queryByText('No available jobs in your service areas')).not.toBeInTheDocument()
  const [, inList] = screen.getAllByRole('button', { name: 'Clear filters' })
  await press.click(inList as HTMLElement)
  expect(await screen.findByText('Everything')).toBeVisible()
  expect(await filterButton()).toHaveFocus()
})
