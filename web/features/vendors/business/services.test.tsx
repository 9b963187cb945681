import { screen, waitFor } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'
import { dashboard, makeJob, page, vendor } from '../vendorFixtures.js'

const open = (network: Network, tab = 'services') =>
  renderApp(`/?tab=${tab}`, { user: vendor, network: { ...dashboard(), ...network } })

const ask = (calls: ReturnType<typeof renderApp>['calls'], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)

/** An answer that comes when the test says so. */
const later = () => {
  let settle: (answer: Record<string, unknown> | Error) => void = () => {}
  const answer = new Promise<Record<string, unknown> | Error>(resolve => {
    settle = resolve
  })
  return { answer: () => answer, settle: (with_: Record<string, unknown> | Error) => settle(with_) }
}

const service = (id: string, serviceType: string, isActive: boolean) => ({
  __typename: 'VendorService',
  id,
  serviceType,
  isActive,
})
const junk = service('1', 'junk_pickup', true)
const box = (name: string) => screen.findByRole('checkbox', { name })

test('a service never offered before is marked at once, and stays so', async () => {
  const added = later()
  const { press, calls } = open({
    VendorServices: { vendorServices: [junk] },
    AddVendorService: added.answer,
  })
  expect(await box('Junk Pickup')).toBeChecked()
  const rental = await box('Dumpster Rental')
  expect(rental).not.toBeChecked()
  await press.click(rental)
  expect(rental).toBeChecked()
  expect(screen.queryByText('Service updated successfully!')).not.toBeInTheDocument()
  added.settle({ addVendorService: service('2', 'dumpster_rental', true) })
  expect(await screen.findByText('Service updated successfully!')).toBeVisible()
  expect(rental).toBeChecked()
  expect(ask(calls, 'AddVendorService')).toEqual([{ serviceType: 'dumpster_rental' }])
})

test('a refused change goes back where it was and says why', async () => {
  const removed = later()
  const { press } = open({
    VendorServices: { vendorServices: [junk] },
    RemoveVendorService: removed.answer,
  })
  const pickup = await box('Junk Pickup')
  await press.click(pickup)
  expect(pickup).not.toBeChecked()
  removed.settle(refusal('FORBIDDEN', 'This account is suspended'))
  expect(await screen.findByText('Error updating service')).toBeVisible()
  await waitFor(() => expect(pickup).toBeChecked())
  expect(pickup).toHaveAccessibleDescription(/This account is suspended/)
})

test('available jobs are fetched again after a change', async () => {
  let jobs = [makeJob({ description: 'Before' })]
  const { press, calls } = open(
    {
      AvailableJobs: () => ({ availableJobs: page(jobs) }),
      VendorServices: { vendorServices: [junk] },
      RemoveVendorService: { removeVendorService: service('1', 'junk_pickup', false) },
    },
    'overview',
  )
  expect(await screen.findByText('Before')).toBeVisible()
  await press.click(screen.getByRole('tab', { name: 'Services' }))
  await press.click(await box('Junk Pickup'))
  expect(await screen.findByText('Service updated successfully!')).toBeVisible()
  expect(await box('Junk Pickup')).not.toBeChecked()
  jobs = []
  await press.click(screen.getByRole('tab', { name: 'Overview' }))
  expect(await screen.findByText('No available jobs in your service areas')).toBeVisible()
  expect(ask(calls, 'AvailableJobs')).toHaveLength(2)
})
