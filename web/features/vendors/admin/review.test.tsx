import { act, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { adminNetwork } from '../../../testing/makers/adminNetwork.js'
import { makeVendorDocument } from '../../../testing/makers/makeBusiness.js'
import { admin } from '../../../testing/makers/makeUser.js'
import { makeManagedVendor } from '../../../testing/makers/makeVendor.js'
import { renderApp } from '../../../testing/renderApp.js'

const dale = makeManagedVendor({ documents: [] })
const w9 = {
  ...makeVendorDocument({ id: 'd1', fileName: 'w9.png' }),
  vendor: { ...dale, documentsOnFile: ['commercial_insurance'] },
}
const insurance = {
  ...makeVendorDocument({ id: 'd2', documentType: 'commercial_insurance', version: 3 }),
  vendor: { ...dale, documentsOnFile: ['commercial_insurance'] },
}

const open = (network: Network = {}, path = '/?document=next') => {
  let queue: object[] = [w9, insurance]
  const rendered = renderApp(path, {
    user: admin,
    network: {
      ...adminNetwork,
      DocumentsToReview: () => ({ documentsToReview: queue }),
      ManagedVendor: () => ({
        user: {
          ...dale,
          documents: [{ ...insurance, reviewStatus: 'refused', reviewReason: 'Not signed', version: 4 }],
        },
        business: null,
      }),
      ReviewVendorDocument: ({ input }: { input: { id: string; approve: boolean } }) => {
        queue = queue.filter(each => (each as { id: string }).id !== input.id)
        const document = input.id === 'd1' ? w9 : insurance
        return {
          reviewVendorDocument: {
            ...document,
            reviewStatus: input.approve ? 'approved' : 'refused',
            version: document.version + 1,
          },
        }
      },
      ...network,
    } as Network,
  })
  return {
    ...rendered,
    setQueue: (next: object[]) => {
      queue = next
    },
  }
}
const reviews = (calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === 'ReviewVendorDocument').map(({ variables }) => variables)
const paper = (name: string) => screen.findByRole('dialog', { name })

test('says so when the browser cannot show a PDF, and links to it', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  const { press } = open()
  await paper('W-9 of Dale Hart')
  await press.keyboard('a')
  await paper('Commercial Insurance of Dale Hart')
  expect(screen.getByText("This browser can't show documents here")).toBeVisible()
  expect(screen.queryByTitle('Commercial Insurance, as uploaded')).toBeNull()
  expect(screen.getByRole('link', { name: /^Open / })).toHaveAttribute('target', '_blank')
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})

test('reviews one document after another with the keyboard alone', async () => {
  const { press, calls } = open()
  await paper('W-9 of Dale Hart')
  expect(screen.getByRole('img', { name: 'W-9, as uploaded' })).toHaveAttribute('src', '/objects/1')
  await waitFor(() => expect(screen.getByRole('group', { name: 'W-9 of Dale Hart' })).toHaveFocus())
  await press.keyboard('a')
  await paper('Commercial Insurance of Dale Hart')
  expect(screen.getByTitle('Commercial Insurance, as uploaded').tagName).toBe('IFRAME')
  expect(screen.getByText(/It renews an approved document/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Commercial Insurance of Dale Hart' })).toHaveFocus(),
  )
  // First the expiry date.
  await press.keyboard('a')
  expect(screen.getByLabelText('Good through')).toHaveFocus()
  await press.keyboard('{Enter}')
  expect(await screen.findByText('Please enter its expiration date')).toBeVisible()
  await press.type(screen.getByLabelText('Good through'), '2036-05-01{Enter}')
  expect(await screen.findByText('All documents are reviewed')).toBeVisible()
  expect(reviews(calls)).toEqual([
    { input: { id: 'd1', version: 1, approve: true, expiresOn: null } },
    { input: { id: 'd2', version: 3, approve: true, expiresOn: '2036-05-01' } },
  ])
})

test('shows the business and the contact that the document should match', async () => {
  const vendor = { ...w9.vendor, businessName: 'Becker Hauling', initialServiceZipCode: '78704' }
  open({ DocumentsToReview: { documentsToReview: [{ ...w9, vendor }] } })
  const dialog = within(await paper('W-9 of Becker Hauling'))
  expect(dialog.getByText('Dale Hart')).toBeVisible()
  expect(dialog.getByText(new RegExp(String(dale.email)))).toBeVisible()
  expect(dialog.getByText(/ZIP code 78704/)).toBeVisible()
})

test('accepts a listed reason and own words for a refusal', async () => {
  const { press, calls } = open({}, '/?document=d2')
  await paper('Commercial Insurance of Dale Hart')
  await press.keyboard('r')
  const why = screen.getByLabelText('Reason to refuse')
  expect(why).toHaveFocus()
  // In a field, the keys type letters.
  const words = screen.getByLabelText(/What the vendor needs to fix/)
  expect(words).not.toBeRequired()
  expect(screen.getByText(/^Optional/)).toBeVisible()
  await press.selectOptions(why, 'In my own words')
  expect(words).toBeRequired()
  expect(screen.queryByText(/^Optional/)).toBeNull()
  await press.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Please give a reason for refusing it')).toBeVisible()
  await press.selectOptions(why, 'It has expired')
  expect(words).not.toBeRequired()
  await press.type(words, 'An arn')
  await press.click(screen.getByRole('button', { name: 'Refuse' }))
  await paper('W-9 of Dale Hart')
  expect(reviews(calls)).toEqual([
    { input: { id: 'd2', version: 3, approve: false, reason: 'It has expired. An arn' } },
  ])
})

test('decides on only one document when a key is held down', async () => {
  const { press, calls } = open()
  await paper('W-9 of Dale Hart')
  await press.keyboard('{a>9/}')
  await paper('Commercial Insurance of Dale Hart')
  expect(reviews(calls)).toHaveLength(1)
})

test('says that a linked document was already decided, and names the shown one in the URL', async () => {
  const { press, router } = open({}, '/?document=d9')
  await paper('W-9 of Dale Hart')
  expect(screen.getByText('That document has already been reviewed')).toBeVisible()
  await press.keyboard('n')
  await paper('Commercial Insurance of Dale Hart')
  expect(screen.queryByText('That document has already been reviewed')).toBeNull()
  expect(router.location.search).toBe('?document=d2')
})

test('shows skipped documents again after the others', async () => {
  const { press } = open()
  await paper('W-9 of Dale Hart')
  await press.keyboard('n')
  await paper('Commercial Insurance of Dale Hart')
  await press.click(screen.getByRole('button', { name: 'Review Later' }))
  await paper('W-9 of Dale Hart')
})

test('tells the second of two reviewers, keeps what was typed, and moves on', async () => {
  const { press, setQueue } = open(
    {
      ReviewVendorDocument: () =>
        refusal('CONFLICT', 'Someone changed this', { reason: 'CHANGED_MEANWHILE' }),
    },
    '/?document=d2',
  )
  await paper('Commercial Insurance of Dale Hart')
  await press.type(screen.getByLabelText('Good through'), '2036-05-01')
  setQueue([w9])
  await press.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('This document has already been reviewed')).toBeVisible()
  expect(await screen.findByText(/Refused: Not signed/)).toBeVisible()
  expect(screen.getByLabelText('Good through')).toHaveValue('2036-05-01')
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await press.click(screen.getByRole('button', { name: 'Next' }))
  await paper('W-9 of Dale Hart')
})

test('announces that another admin has taken a document from the queue', async () => {
  const { live, setQueue } = open({}, '/?document=d2')
  await paper('Commercial Insurance of Dale Hart')
  await waitFor(() => expect(live.isOpen()).toBe(true))
  setQueue([w9])
  act(() => live.push({ stale: [{ kind: 'document', id: 'd2', jobId: null }] }))
  expect(await screen.findByText('This document has already been reviewed')).toBeVisible()
})

test("says that the queue is empty, and offers a retry when it can't be loaded", async () => {
  let isUp = false
  const { press } = open({
    DocumentsToReview: () => (isUp ? { documentsToReview: [] } : new Error('offline')),
  } as Network)
  const dialog = within(await paper('Documents to review'))
  expect(await dialog.findByText("We couldn't load the documents")).toBeVisible()
  isUp = true
  await press.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('All documents are reviewed')).toBeVisible()
})

test('turns the single-letter keys off, and remembers it', async () => {
  const { press, calls } = open()
  await paper('W-9 of Dale Hart')
  await press.click(screen.getByRole('button', { name: 'Turn single-letter keys off' }))
  screen.getByRole('group', { name: 'W-9 of Dale Hart' }).focus()
  await press.keyboard('a')
  await press.keyboard('n')
  expect(screen.getByRole('dialog', { name: 'W-9 of Dale Hart' })).toBeVisible()
  expect(reviews(calls)).toEqual([])
  expect(screen.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-keyshortcuts')
  await press.click(screen.getByRole('button', { name: 'Turn single-letter keys on' }))
  screen.getByRole('group', { name: 'W-9 of Dale Hart' }).focus()
  await press.keyboard('n')
  expect(await paper('Commercial Insurance of Dale Hart')).toBeVisible()
})

test('takes back the latest decision while the minute lasts, and shows the document again', async () => {
  const { press, calls, setQueue } = open({
    UndoDocumentReview: () => {
      setQueue([{ ...w9, version: 3 }, insurance])
      return { undoDocumentReview: { ...w9, version: 3 } }
    },
  })
  await paper('W-9 of Dale Hart')
  await press.click(screen.getByRole('button', { name: 'Approve' }))
  await paper('Commercial Insurance of Dale Hart')
  expect(screen.getByText('Approved: W-9 of Dale Hart')).toBeVisible()
  await press.click(screen.getByRole('button', { name: 'Undo' }))
  await paper('W-9 of Dale Hart')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await press.click(screen.getByRole('button', { name: 'Approve' }))
  await paper('Commercial Insurance of Dale Hart')
  expect(
    calls.filter(({ operation }) => operation === 'UndoDocumentReview').map(({ variables }) => variables),
  ).toEqual([{ id: 'd1' }])
  expect(reviews(calls)).toEqual([
    { input: { id: 'd1', version: 1, approve: true, expiresOn: null } },
    { input: { id: 'd1', version: 3, approve: true, expiresOn: null } },
  ])
})

test('says why a decision can no longer be taken back', async () => {
  const { press } = open({
    UndoDocumentReview: refusal('CONFLICT', 'This decision can no longer be undone', { reason: 'UNDO_OVER' }),
  })
  await paper('W-9 of Dale Hart')
  await press.click(screen.getByRole('button', { name: 'Approve' }))
  await press.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('This decision can no longer be undone')).toBeVisible()
})
