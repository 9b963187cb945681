import { screen } from '@testing-library/react'
import { makeMyBid } from '../../../testing/makers/makeBid.js'
import { makeAvailableJob } from '../../../testing/makers/makeJob.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'

const open = (some: Parameters<typeof makeAvailableJob>[0]) =>
  renderApp('/', {
    user: vendor,
    network: {
      ...vendorNetwork({ available: [makeAvailableJob(some)] }),
      VendorDocuments: { vendorDocuments: [] },
    },
  })

test('names missing documents first', async () => {
  const { press, router } = open({ whyNotBid: 'DOCUMENTS_REQUIRED' })
  expect(await screen.findByText(/Your documents must be approved before you can bid/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit Bid' })).not.toBeInTheDocument()
  await press.click(screen.getByRole('link', { name: 'See your documents' }))
  expect(router.location.search).toBe('?tab=documents')
  expect(await screen.findByRole('tab', { name: 'Documents', selected: true })).toBeVisible()
})

test('says that a vendor has no bids left, and shows the outcome of the last one', async () => {
  const myBid = makeMyBid({ status: 'withdrawn', viewerCanChange: false, viewerCanWithdraw: false })
  open({ whyNotBid: 'TOO_MANY_BIDS', myBid })
  expect(await screen.findByText('You have reached the limit of bids on this job.')).toBeVisible()
  expect(screen.getByText('Your bid of $149.50 was withdrawn.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit Bid' })).not.toBeInTheDocument()
})

test('says that a job was taken back, not that the bid was withdrawn', async () => {
  const myBid = makeMyBid({
    status: 'withdrawn',
    takenAt: '2026-11-20T10:00:00.000Z',
    viewerCanChange: false,
  })
  open({ whyNotBid: null, myBid })
  expect(await screen.findByText('Your bid of $149.50 ended when Haulbid took the job back.')).toBeVisible()
})

test('says that a bid ended because no dumpster was left', async () => {
  const myBid = makeMyBid({
    status: 'withdrawn',
    outOfStockAt: '2026-11-20T10:00:00.000Z',
    viewerCanChange: false,
  })
  open({ whyNotBid: 'NO_STOCK', myBid })
  expect(await screen.findByText('No dumpster left: your bid of $149.50 was withdrawn.')).toBeVisible()
  expect(screen.getByText('You have no dumpster free for these days.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit Bid' })).not.toBeInTheDocument()
})

test('links from a missing size to the inventory', async () => {
  open({ whyNotBid: 'SIZE_NOT_OFFERED' })
  expect(await screen.findByText(/^You have not listed this size as yours/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your inventory' })).toHaveAttribute('href', '/?tab=inventory')
})

test('links from an overdue fee statement to the earnings', async () => {
  open({ whyNotBid: 'FEES_OVERDUE' })
  expect(await screen.findByText(/^Your fee statement is overdue. Pay it to bid again/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your statements' })).toHaveAttribute('href', '/?view=earnings')
  expect(screen.queryByRole('button', { name: 'Submit Bid' })).not.toBeInTheDocument()
})

test('offers to submit a bid if nothing prevents it', async () => {
  open({ whyNotBid: null })
  expect(await screen.findByRole('button', { name: 'Submit Bid' })).toBeEnabled()
  expect(screen.queryByText(/before you can bid|the limit of bids/)).not.toBeInTheDocument()
})
