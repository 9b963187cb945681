import { screen, within } from '@testing-library/react'
import { connection } from '../../../testing/makers/connection.js'
import { makeBid } from '../../../testing/makers/makeBid.js'
import { makeJob } from '../../../testing/makers/makeJob.js'
import { makeUser } from '../../../testing/makers/makeUser.js'
import { makeVendor } from '../../../testing/makers/makeVendor.js'
import { renderApp } from '../../../testing/renderApp.js'

test("says on the bid of a suspended vendor that it can't be accepted", async () => {
  const vendor = makeVendor({ isActive: false })
  const order = makeJob({ bids: [makeBid({ vendor })] })
  renderApp(`/customer/orders?order=${order.id}`, {
    user: makeUser(),
    network: { CustomerJobs: { customerJobs: connection([order]) }, JobDetails: { job: order } },
  })
  const bid = await within(await screen.findByRole('region', { name: /, order / })).findByRole('article', {
    name: 'Dale Hart',
  })
  expect(within(bid).getByText("This vendor can't take jobs right now")).toBeVisible()
  expect(within(bid).queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(within(bid).getByRole('button', { name: 'Decline' })).toBeEnabled()
})
