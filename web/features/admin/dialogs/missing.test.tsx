import { screen, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { renderApp } from '../../../testing/renderApp.js'

const issues = [{ path: 'id', message: 'id must be a UUID' }]
const isMangled = refusal('BAD_USER_INPUT', 'id must be a UUID', { issues })

const isGone = (noun: string) => refusal('NOT_FOUND', `${noun} not found`)

describe.each([
  ['order', 'AnyJob', [isMangled, isGone('Job')]],
  ['ticket', 'OneTicket', [isMangled, isGone('Ticket')]],
  ['application', 'OneApplication', [isMangled, isGone('Application')]],
  ['vendor', 'ManagedVendor', [isMangled, isGone('User')]],
] as const)('a link to one %s', (what, operation, failures) => {
  const open = async (failure: Error) => {
    renderApp(`/?${what === 'vendor' ? 'review' : what}=bad`, {
      user: admin,
      network: { ...adminNetwork, [operation]: failure } as Network,
    })
    return within(await screen.findByRole('dialog'))
  }

  test.each(failures)("says that it's a dead end, and offers no retry: %s", async failure => {
    const dialog = await open(failure)
    expect(await dialog.findByRole('heading', { name: `We couldn't find this ${what}` })).toBeVisible()
    expect(dialog.queryByText(/UUID|User not found/)).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test("offers a retry when it can't be loaded now", async () => {
    const dialog = await open(refusal('UNAVAILABLE', 'Back in a minute'))
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
