import { screen, waitFor } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { connection } from '../../../testing/makers/connection.js'
import { makeService } from '../../../testing/makers/makeBusiness.js'
import { makeAvailableJob } from '../../../testing/makers/makeJob.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const open = (network: Network, tab = 'services') =>
  renderApp(`/?tab=${tab}`, { user: vendor, network: { ...vendorNetwork(), ...network } })

const ask = (calls: ReturnType<typeof renderApp>['calls'], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables)

/** An answer that arrives when the test says so. */
const later = () => {
  let settle: (answer: Record<string, unknown> | Error) => void = () => {}
  const answer = new Promise<Record<string, unknown> | Error>(resolve => {
    settle = resolve
  })
  return { answer: () => answer, settle: (with_: Record<string, unknown> | Error) => settle(with_) }
}

const junk = makeService()
const box = (name: string) => screen.findByRole('checkbox', { name })

test('marks a service never offered before at once, and keeps it marked', async () => {
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
  added.settle({ addVendorService: makeService({ id: '2', serviceType: 'dumpster_rental', isActive: true }) })
  expect(await screen.findByText('Service updated successfully!')).toBeVisible()
  expect(rental).toBeChecked()
  expect(ask(calls, 'AddVendorService')).toEqual([{ serviceType: 'dumpster_rental' }])
})

test('reverts a refused change, and says why', async () => {
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

test('refetches available jobs after a change', async () => {
  let jobs = [makeAvailableJob({ description: 'Before' })]
  const { press, calls } = open(
    {
      AvailableJobs: () => ({ availableJobs: connection(jobs) }),
      VendorServices: { vendorServices: [junk] },
      RemoveVendorService: {
        removeVendorService: makeService({ id: '1', serviceType: 'junk_pickup', isActive: false }),
      },
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
