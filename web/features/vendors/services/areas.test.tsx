import { screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { makeArea } from '../../../testing/makers/makeBusiness.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const open = (network: Network) =>
  renderApp('/?tab=areas', { user: vendor, network: { ...vendorNetwork(), ...network } })

const ask = (calls: ReturnType<typeof renderApp>['calls'], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)

const alert = () => screen.findByRole('alert')

const zips = async () =>
  within(await screen.findByRole('list', { name: 'Served ZIP codes' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const field = () => screen.findByLabelText('ZIP code')

test('adds one in its place, and clears the field for the next', async () => {
  const { press, calls } = open({
    ServiceAreas: { serviceAreas: [makeArea('78701'), makeArea('78745')] },
    AddServiceArea: { addServiceArea: makeArea('78704') },
  })
  await press.type(await field(), '78704{Enter}')
  expect(await screen.findByText('Service area added successfully!')).toBeVisible()
  expect(await zips()).toEqual(['78701', '78704', '78745'])
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
  expect(ask(calls, 'AddServiceArea')).toEqual([{ zipCode: '78704' }])
})

test("refuses a malformed one on its field, and doesn't send it", async () => {
  const { press, calls } = open({ ServiceAreas: { serviceAreas: [] } })
  expect(await screen.findByText('No service areas added yet')).toBeVisible()
  await press.type(await field(), '787{Enter}')
  expect(await alert()).toHaveTextContent('ZIP code must be at least 5 digits')
  expect(await field()).toHaveFocus()
  expect(ask(calls, 'AddServiceArea')).toEqual([])
})

test('names one that is already on the list', async () => {
  const { press } = open({
    ServiceAreas: { serviceAreas: [makeArea('78701')] },
    AddServiceArea: refusal('CONFLICT', '78701 is already on your list', { reason: 'ALREADY_EXISTS' }),
  })
  await press.type(await field(), '78701{Enter}')
  expect(await screen.findByText('Error adding service area')).toBeVisible()
  expect(screen.getByText('78701 is already on your list')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await field()).toHaveValue('78701')
})

test('adds many pasted ones, and reports each', async () => {
  const { press, calls } = open({
    ServiceAreas: { serviceAreas: [makeArea('78701')] },
    AddServiceAreas: {
      addServiceAreas: {
        __typename: 'ServiceAreasReport',
        added: [makeArea('78704'), makeArea('78702')],
        refused: [
          { __typename: 'RefusedZip', zipCode: '78701', message: '78701 is already on your list' },
          { __typename: 'RefusedZip', zipCode: 'abc', message: 'ZIP code must be at least 5 digits' },
        ],
      },
    },
  })
  await press.click(await screen.findByRole('button', { name: 'Paste many ZIP codes' }))
  await press.type(screen.getByLabelText('ZIP codes'), '78704, 78702{Enter}78701;abc')
  await press.click(screen.getByRole('button', { name: 'Add ZIP Codes' }))
  const report = (await screen.findByText('2 ZIP codes added, 2 not')).closest('[role=status]') as HTMLElement
  expect(report).toHaveTextContent('78704, 78702')
  expect(
    within(report)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['78701 is already on your list', 'abc ZIP code must be at least 5 digits'])
  expect(await zips()).toEqual(['78701', '78702', '78704'])
  expect(ask(calls, 'AddServiceAreas')).toEqual([{ zipCodes: ['78704', '78702', '78701', 'abc'] }])
})

test('opens the field for many ZIP codes when several are pasted into the field for one', async () => {
  const { press } = open({ ServiceAreas: { serviceAreas: [] } })
  await press.click(await field())
  await press.paste('78701\n78702')
  expect(screen.getByLabelText('ZIP codes')).toHaveValue('78701\n78702')
  expect(screen.getByLabelText('ZIP codes')).toHaveFocus()
  await press.click(screen.getByRole('button', { name: 'Add one instead' }))
  expect(await field()).toHaveValue('')
})

test('refuses an empty paste, or too many', async () => {
  const { press, calls } = open({ ServiceAreas: { serviceAreas: [] } })
  await press.click(await screen.findByRole('button', { name: 'Paste many ZIP codes' }))
  await press.click(screen.getByRole('button', { name: 'Add ZIP Codes' }))
  expect(await alert()).toHaveTextContent('ZIP code must be at least 5 digits')
  await press.click(screen.getByLabelText('ZIP codes'))
  await press.paste(Array.from({ length: 2001 }, (_, index) => String(10000 + index)).join(' '))
  await waitFor(async () =>
    expect(await alert()).toHaveTextContent('Please add at most 2000 ZIP codes at once'),
  )
  expect(ask(calls, 'AddServiceAreas')).toEqual([])
})

test('removes one, and undoes it', async () => {
  const { press, calls } = open({
    ServiceAreas: { serviceAreas: [makeArea('78701'), makeArea('78704')] },
    RemoveServiceArea: { removeServiceArea: makeArea('78704') },
    AddServiceArea: { addServiceArea: { ...makeArea('78704'), id: 'area-again' } },
  })
  await press.click(await screen.findByRole('button', { name: 'Remove 78704' }))
  expect(await screen.findByText('Service area removed successfully!')).toBeVisible()
  expect(await zips()).toEqual(['78701'])
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  expect(undo.closest('[role=status]')).toHaveTextContent('Removed 78704 — Undo')
  await press.click(undo)
  await waitFor(async () => expect(await zips()).toEqual(['78701', '78704']))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(ask(calls, 'AddServiceArea')).toEqual([{ zipCode: '78704' }])
})

test("keeps what can't be removed, and refetches the list", async () => {
  let areas = [makeArea('78701')]
  const { press } = open({
    ServiceAreas: () => ({ serviceAreas: areas }),
    RemoveServiceArea: refusal('NOT_FOUND', 'Service area not found'),
  })
  const remove = await screen.findByRole('button', { name: 'Remove 78701' })
  areas = []
  await press.click(remove)
  expect(await screen.findByText('Error removing service area')).toBeVisible()
  expect(await screen.findByText('No service areas added yet')).toBeVisible()
})

const around = {
  __typename: 'AreasAround',
  zipCode: '78704',
  miles: 10,
  zipCount: 71,
  servedCount: 3,
  cities: [
    { __typename: 'CityZips', city: 'Austin', state: 'TX', zipCount: 69 },
    { __typename: 'CityZips', city: 'Cedar Park', state: 'TX', zipCount: 2 },
  ],
}

const lookAround = async (press: ReturnType<typeof renderApp>['press'], zipCode = '78704') => {
  await press.click(await screen.findByRole('button', { name: 'Add all around a ZIP code' }))
  expect(screen.getByLabelText('Around ZIP code')).toHaveFocus()
  await press.type(screen.getByLabelText('Around ZIP code'), zipCode)
  await press.click(screen.getByRole('button', { name: 'Show ZIP Codes' }))
}

test('previews all around one by city, then adds them in one act', async () => {
  let areas = [makeArea('78701')]
  const { press, calls } = open({
    ServiceAreas: () => ({ serviceAreas: areas }),
    AreasAround: { areasAround: around },
    AddServiceAreasAround: () => {
      areas = [makeArea('78701'), makeArea('78704')]
      return {
        addServiceAreasAround: { __typename: 'AreasAroundReport', addedCount: 68, servedCount: 3 },
      }
    },
  })
  await lookAround(press)
  const preview = (await screen.findByText('71 ZIP codes within 10 miles of 78704')).closest('[role=status]')
  expect(preview).toHaveTextContent('Austin (69), Cedar Park (2)')
  expect(preview).toHaveTextContent('3 of them are already on your list.')
  expect(preview).toHaveFocus()
  expect(ask(calls, 'AddServiceAreasAround')).toEqual([])
  await press.dblClick(screen.getByRole('button', { name: 'Add 68 ZIP codes' }))
  const done = (await screen.findByText('68 ZIP codes added')).closest('[role=status]')
  expect(done).toHaveFocus()
  expect(await screen.findByText('68 service areas added successfully!')).toBeVisible()
  expect(await zips()).toEqual(['78701', '78704'])
  expect(ask(calls, 'AreasAround')).toEqual([{ zipCode: '78704', miles: 10 }])
  expect(ask(calls, 'AddServiceAreasAround')).toEqual([{ zipCode: '78704', miles: 10 }])
})

test('refuses an unknown ZIP code on its field, and loses nothing typed', async () => {
  const message = "We don't know where 00000 is. Check it, or add the ZIP codes around it by hand."
  const { press } = open({
    ServiceAreas: { serviceAreas: [] },
    AreasAround: refusal('BAD_USER_INPUT', message, { issues: [{ path: 'zipCode', message }] }),
  })
  await lookAround(press, '00000')
  expect(await alert()).toHaveTextContent(message)
  expect(screen.getByLabelText('Around ZIP code')).toHaveValue('00000')
  await press.click(screen.getByRole('button', { name: 'Add one instead' }))
  expect(await field()).toHaveFocus()
})

test("says next to the button that there isn't room for all of them", async () => {
  const words = "You've reached the limit of service areas. Remove some first."
  const { press } = open({
    ServiceAreas: { serviceAreas: [makeArea('78701')] },
    AreasAround: { areasAround: { ...around, servedCount: 0 } },
    AddServiceAreasAround: refusal('CONFLICT', words, { reason: 'TOO_MANY_AREAS' }),
  })
  await lookAround(press)
  await press.click(await screen.findByRole('button', { name: 'Add 71 ZIP codes' }))
  expect(await alert()).toHaveTextContent(words)
  expect(screen.getByLabelText('Around ZIP code')).toHaveValue('78704')
})

test('offers nothing to add when all of them are already on the list', async () => {
  const { press } = open({
    ServiceAreas: { serviceAreas: [makeArea('78701')] },
    AreasAround: { areasAround: { ...around, servedCount: 71 } },
  })
  await lookAround(press)
  expect(await screen.findByText('All of them are on your list.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull()
})

/** Thirty cities of a hundred ZIP codes each. */
const hundreds = Array.from({ length: 3000 }, (_, at) =>
  makeArea(String(20_000 + at), `City ${String(Math.floor(at / 100) + 1).padStart(2, '0')}`),
)
const cities = () =>
  within(screen.getByRole('list', { name: 'Served cities' }))
    .getAllByRole('button', { expanded: false })
    .map(button => button.textContent)

test('lists thousands by city, a page at a time, and finds them by city or ZIP code', async () => {
  const { press } = open({ ServiceAreas: { serviceAreas: hundreds } })
  expect(await screen.findByRole('heading', { name: '3,000 ZIP codes' })).toBeVisible()
  expect(cities()).toHaveLength(20)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(50)
  await press.click(screen.getByRole('button', { name: 'Show more cities (10)' }))
  expect(cities()).toHaveLength(30)
  await press.type(screen.getByLabelText('Find a city or ZIP code'), '22999{Enter}')
  expect(cities()).toEqual(['City 30, TX (100)'])
  await press.clear(screen.getByLabelText('Find a city or ZIP code'))
  await press.type(screen.getByLabelText('Find a city or ZIP code'), 'city 07{Enter}')
  expect(cities()).toEqual(['City 07, TX (100)'])
  await press.click(screen.getByRole('button', { name: 'City 07, TX (100)' }))
  const inCity = within(screen.getByRole('list', { name: 'ZIP codes in City 07, TX' }))
  expect(inCity.getAllByRole('listitem')).toHaveLength(100)
  await press.clear(screen.getByLabelText('Find a city or ZIP code'))
  await press.type(screen.getByLabelText('Find a city or ZIP code'), 'Atlantis{Enter}')
  expect(await screen.findByText('None of your ZIP codes matches “Atlantis”.')).toBeVisible()
})

test.each([
  ['bayamón', 'Bayamon, TX (50)'],
  ['ofallon', "O'Fallon, TX (50)"],
  ['O’Fallon', "O'Fallon, TX (50)"],
])('finds a city by %s, ignoring accents and apostrophes', async (words, found) => {
  const areas = Array.from({ length: 100 }, (_, at) =>
    makeArea(String(20_000 + at), at < 50 ? 'Bayamon' : "O'Fallon"),
  )
  const { press } = open({ ServiceAreas: { serviceAreas: areas } })
  const field = await screen.findByLabelText('Find a city or ZIP code')
  await press.click(field)
  await press.paste(words)
  await press.keyboard('{Enter}')
  expect(cities()).toEqual([found])
})

test('removes a city in one act, and undoes it in one', async () => {
  const gone = hundreds.slice(0, 100)
  const { press, calls } = open({
    ServiceAreas: { serviceAreas: hundreds.slice(0, 300) },
    RemoveServiceAreas: { removeServiceAreas: gone },
    AddServiceAreas: {
      addServiceAreas: {
        __typename: 'ServiceAreasReport',
        added: gone.map(area => ({ ...area, id: `${area.id}-again` })),
        refused: [],
      },
    },
  })
  await press.click(await screen.findByRole('button', { name: 'Remove City 01, TX' }))
  expect(await screen.findByText('100 service areas removed successfully!')).toBeVisible()
  await waitFor(() => expect(cities()).toEqual(['City 02, TX (100)', 'City 03, TX (100)']))
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  expect(undo.closest('[role=status]')).toHaveTextContent('Removed 100 ZIP codes — Undo')
  await press.click(undo)
  await waitFor(() => expect(cities()).toHaveLength(3))
  expect(ask(calls, 'RemoveServiceAreas')).toEqual([{ zipCodes: gone.map(({ zipCode }) => zipCode) }])
  expect(ask(calls, 'AddServiceAreas')).toEqual([{ zipCodes: gone.map(({ zipCode }) => zipCode) }])
})

test('removes all of them after confirmation', async () => {
  const areas = [makeArea('78701'), makeArea('78704')]
  const { press, calls } = open({
    ServiceAreas: { serviceAreas: areas },
    RemoveServiceAreas: { removeServiceAreas: areas },
  })
  await press.click(await screen.findByRole('button', { name: 'Remove all' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove all 2 ZIP codes?' }))
  await press.click(dialog.getByRole('button', { name: 'Keep them' }))
  expect(ask(calls, 'RemoveServiceAreas')).toEqual([])
  await press.click(screen.getByRole('button', { name: 'Remove all' }))
  await press.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove all' }))
  expect(await screen.findByText('No service areas added yet')).toBeVisible()
  expect(ask(calls, 'RemoveServiceAreas')).toEqual([{ zipCodes: ['78701', '78704'] }])
})
