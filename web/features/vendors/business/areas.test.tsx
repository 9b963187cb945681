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

test('one is added, in its place, and the field is ready for the next', async () => {
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

test('a malformed one is refused on its field and not sent', async () => {
  const { press, calls } = open({ ServiceAreas: { serviceAreas: [] } })
  expect(await screen.findByText('No service areas added yet')).toBeVisible()
  await press.type(await field(), '787{Enter}')
  expect(await alert()).toHaveTextContent('ZIP code must be at least 5 digits')
  expect(await field()).toHaveFocus()
  expect(ask(calls, 'AddServiceArea')).toEqual([])
})

test('one that is on the list already is named', async () => {
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

test('many are pasted, each is reported', async () => {
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

test('several pasted into the field for one go where there is room for them', async () => {
  const { press } = open({ ServiceAreas: { serviceAreas: [] } })
  await press.click(await field())
  await press.paste('78701\n78702')
  expect(screen.getByLabelText('ZIP codes')).toHaveValue('78701\n78702')
  expect(screen.getByLabelText('ZIP codes')).toHaveFocus()
  await press.click(screen.getByRole('button', { name: 'Add one instead' }))
  expect(await field()).toHaveValue('')
})

test('nothing pasted, or too many, is refused', async () => {
  const { press, calls } = open({ ServiceAreas: { serviceAreas: [] } })
  await press.click(await screen.findByRole('button', { name: 'Paste many ZIP codes' }))
  await press.click(screen.getByRole('button', { name: 'Add ZIP Codes' }))
  expect(await alert()).toHaveTextContent('ZIP code must be at least 5 digits')
  await press.click(screen.getByLabelText('ZIP codes'))
  await press.paste(Array.from({ length: 201 }, (_, index) => String(10000 + index)).join(' '))
  await waitFor(async () =>
    expect(await alert()).toHaveTextContent('Please add at most 200 ZIP codes at once'),
  )
  expect(ask(calls, 'AddServiceAreas')).toEqual([])
})

test('one is removed and taken back', async () => {
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

test('what cannot be removed stays, and the list is fetched again', async () => {
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
