import { documentTypes, keysOf } from '@rules/kinds.js'
import { screen } from '@testing-library/react'
import { renderApp } from '../../testing/renderApp.js'
import { dashboard, makeJob, vendor } from '../vendors/vendorFixtures.js'

const reviewed = (...statuses: string[]) =>
  statuses.map((reviewStatus, index) => ({
    __typename: 'VendorDocument',
    id: String(index),
    documentType: keysOf(documentTypes)[index],
    fileName: 'paper.pdf',
    filePath: `/objects/${index}`,
    uploadedAt: '2026-11-20T15:00:00.000Z',
    reviewReason: null,
    reviewStatus,
  }))

const open = (documents: object[], { documentsRequired = true, viewerCanBid = false } = {}) =>
  renderApp('/', {
    user: vendor,
    network: {
      ...dashboard({ available: [makeJob({ viewerCanBid })] }),
      DocumentsRequired: { settings: { __typename: 'Settings', documentsRequired } },
      DocumentReviews: { vendorDocuments: documents },
      VendorDocuments: { vendorDocuments: documents },
    },
  })

const words = /Your documents must be approved before you can bid/

test.each([
  ['none', []],
  ['two', reviewed('approved', 'approved')],
  ['three, one of them waiting', reviewed('approved', 'approved', 'waiting')],
  ['three, one of them refused', reviewed('approved', 'refused', 'approved')],
])('with %s, the documents come first', async (_what, documents) => {
  const { press, router } = open(documents)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit Bid' })).not.toBeInTheDocument()
  await press.click(screen.getByRole('link', { name: 'See your documents' }))
  expect(router.state.location.search).toBe('?tab=documents')
  expect(await screen.findByRole('tab', { name: 'Documents', selected: true })).toBeVisible()
})

test.each([
  ['all are approved', reviewed('approved', 'approved', 'approved'), true],
  ['they are not asked for', [], false],
])('bids can be made where %s', async (_what, documents, isRequired) => {
  open(documents, { documentsRequired: isRequired, viewerCanBid: true })
  expect(await screen.findByRole('button', { name: 'Submit Bid' })).toBeEnabled()
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
