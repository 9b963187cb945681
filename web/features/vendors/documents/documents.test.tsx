import { jest } from '@jest/globals'
import { limits } from '@rules/limits.js'
import { uploadWords } from '@rules/uploads/uploadRules.js'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Network, refusal } from '../../../testing/fakeNetwork.js'
import { makeVendorDocument } from '../../../testing/makers/makeBusiness.js'
import { vendor, vendorNetwork } from '../../../testing/makers/vendorNetwork.js'
import { renderApp } from '../../../testing/renderApp.js'
import { UploadFailure } from '../../../uploads/UploadFailure.js'
import { uploadEngine } from '../../../uploads/useSendFile.js'

const put = jest.fn<(sending: { onProgress: (share: number) => void; type: string }) => Promise<void>>()

const LINK = 'http://localhost/objects/1?signature=x'

const document_ = (id: string, some: Parameters<typeof makeVendorDocument>[0] = {}) =>
  makeVendorDocument({ id, filePath: `/objects/${id}`, uploadedAt: '2026-11-20T15:00:00.000Z', ...some })

const open = (documents: object[], network: Network = {}) =>
  renderApp('/?tab=documents', {
    user: vendor,
    network: {
      ...vendorNetwork(),
      VendorDocuments: { vendorDocuments: documents },
      CreateUpload: { createUpload: { __typename: 'UploadTarget', uploadURL: LINK } },
      SaveVendorDocument: {
        saveVendorDocument: {
          ...document_('1'),
          vendor: { __typename: 'User', id: vendor.id, documentsOnFile: ['w9_form'] },
        },
      },
      ...network,
    },
  })

const card = async (name: string) => within(await screen.findByRole('listitem', { name }))
const pdf = (name = 'w9.pdf', head = '%PDF-1.7') => new File([head], name, { type: 'application/pdf' })
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('W-9 file'), { target: { files: [file] } })

beforeEach(() => {
  put.mockReset().mockResolvedValue(undefined)
  jest.spyOn(uploadEngine, 'load').mockResolvedValue({ putWithUppy: put })
})

test('requires three, and shows the status of each', async () => {
  open([
    document_('2', {
      documentType: 'drivers_license',
      fileName: 'license.png',
      reviewStatus: 'approved',
      expiresOn: '2027-05-01',
    }),
    document_('1', { reviewStatus: 'refused', reviewReason: 'The signature is missing' }),
  ])
  const w9 = await card('W-9')
  expect(w9.getByText('Required')).toBeVisible()
  expect(w9.getByText('The last one was refused: The signature is missing')).toBeVisible()
  expect(w9.getByRole('button', { name: 'Upload W-9 again' })).toBeEnabled()
  const license = await card("Driver's License")
  expect(license.getByText('Uploaded')).toBeVisible()
  expect(screen.getByRole('listitem', { name: "Driver's License" })).toHaveTextContent(
    'Approved, good through Sat, May 1, 2027.',
  )
  expect(license.getByRole('button', { name: "Upload a new one for Driver's License" })).toBeEnabled()
  const insurance = await card('Commercial Insurance')
  expect(insurance.getByText('Required')).toBeVisible()
  expect(insurance.getByRole('button', { name: 'Upload Commercial Insurance' })).toBeEnabled()

  const rows = within(screen.getByRole('table', { name: 'Uploaded documents' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows[0]).toHaveTextContent(/license\.png.*Driver's License.*Nov 20.*Approved/)
  expect(rows[1]).toHaveTextContent(/w9\.pdf.*W-9.*Nov 20.*RefusedThe signature is missing/)
  const download = within(rows[1] as HTMLElement).getByRole('link', { name: 'Download w9.pdf' })
  expect(download).toHaveAttribute('href', '/objects/1')
  expect(download).toHaveAttribute('download', 'w9.pdf')
})

test('replaces a document that waits for review', async () => {
  const waiting = document_('1', { reviewStatus: 'waiting' })
  const sent = document_('2', { reviewStatus: 'waiting', fileName: 'new.pdf' })
  const own = { __typename: 'User', id: vendor.id, documentsOnFile: [] }
  const { calls } = open([waiting], {
    SaveVendorDocument: { saveVendorDocument: { ...sent, vendor: own } },
  })
  expect(await screen.findByRole('button', { name: 'Replace W-9' })).toBeEnabled()
  await choose(pdf('new.pdf'))
  await screen.findByText('Document uploaded successfully!')
  const saved = calls.find(({ operation }) => operation === 'SaveVendorDocument')
  expect(saved?.variables).toMatchObject({ input: { documentType: 'w9_form', replaces: waiting.id } })
  const rows = within(screen.getByRole('table', { name: 'Uploaded documents' })).getAllByRole('row')
  expect(rows.slice(1).map(row => row.textContent)).toEqual([
    expect.stringContaining('Waiting for review'),
    expect.stringContaining('Replaced'),
  ])
})

test('shows a renewal next to what it renews, and asks for a new one when a document has expired', async () => {
  open([
    document_('4', { documentType: 'drivers_license', reviewStatus: 'waiting' }),
    document_('3', { documentType: 'drivers_license', reviewStatus: 'approved', expiresOn: '2026-12-01' }),
    document_('2', {
      documentType: 'commercial_insurance',
      reviewStatus: 'expired',
      expiresOn: '2026-11-03',
    }),
    document_('1', { reviewStatus: 'replaced' }),
  ])
  const license = await card("Driver's License")
  expect(license.getByText('Uploaded')).toBeVisible()
  expect(screen.getByRole('listitem', { name: "Driver's License" })).toHaveTextContent(
    'Approved, good through Tue, Dec 1.',
  )
  expect(license.getByText('The new one is waiting for review.')).toBeVisible()
  expect(license.getAllByRole('button')).toEqual([
    license.getByRole('button', { name: "Replace Driver's License" }),
  ])
  const insurance = await card('Commercial Insurance')
  expect(insurance.getByText('Required')).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'Commercial Insurance' })).toHaveTextContent(
    'Expired on Tue, Nov 3. Upload a new one.',
  )
  expect(insurance.getByRole('button', { name: 'Upload Commercial Insurance' })).toBeEnabled()
  const table = screen.getByRole('table', { name: 'Uploaded documents' })
  expect(table).toHaveTextContent('ExpiredWas until Tue, Nov 3')
  expect(table).toHaveTextContent('Replaced')
})

test("offers no upload for an approved W-9, which doesn't expire", async () => {
  open([document_('1', { reviewStatus: 'approved' })])
  const w9 = await card('W-9')
  expect(w9.getByText('Uploaded')).toBeVisible()
  expect(w9.queryByRole('button')).not.toBeInTheDocument()
  expect(w9.queryByLabelText('W-9 file')).not.toBeInTheDocument()
})

test('goes from Required through its progress to Uploaded', async () => {
  let arrive = () => {}
  put.mockImplementation(({ onProgress }) => {
    onProgress(0.4)
    return new Promise(resolve => {
      arrive = resolve
    })
  })
  const { calls } = open([])
  expect(await screen.findByText('No documents uploaded yet')).toBeVisible()
  await choose(pdf())
  const bar = await screen.findByRole('progressbar', { name: 'Uploading w9.pdf' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'))
  expect((await card('W-9')).queryByRole('button', { name: 'Upload W-9' })).not.toBeInTheDocument()
  arrive()
  expect(await screen.findByText('Document uploaded successfully!')).toBeVisible()
  expect((await card('W-9')).getByText('Uploaded')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Uploaded documents' })).toHaveTextContent('Waiting for review')
  expect(put.mock.calls[0]?.[0].type).toBe('application/pdf')
  expect(calls.filter(({ operation }) => operation === 'SaveVendorDocument')).toEqual([
    {
      operation: 'SaveVendorDocument',
      variables: { input: { documentType: 'w9_form', fileName: 'w9.pdf', filePath: LINK } },
    },
  ])
})

const big = new File([new Uint8Array(limits.uploadBytes + 1)], 'big.pdf')
test.each([
  ['too large', big, `big.pdf: ${uploadWords.tooLarge}`],
  ['no document', pdf('notes.pdf', 'plain text'), `notes.pdf: ${uploadWords.notADocument}`],
  ['empty', pdf('none.pdf', ''), `none.pdf: ${uploadWords.empty}`],
])('refuses a file that is %s at once, and does not send it', async (_what, file, words) => {
  const { calls } = open([])
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(calls.some(({ operation }) => operation === 'CreateUpload')).toBe(false)
  expect((await card('W-9')).getByRole('button', { name: 'Upload W-9' })).toBeEnabled()
})

test('sends a file of exactly the maximum size', async () => {
  const file = new File(['%PDF-1.7', new Uint8Array(limits.uploadBytes - 8)], 'max.pdf')
  expect(file.size).toBe(10_485_760)
  open([])
  await choose(file)
  expect(await screen.findByText('Document uploaded successfully!')).toBeVisible()
})

test.each([
  ['Error getting upload URL', { CreateUpload: new Error('offline') }],
  ['Upload failed', { CreateUpload: { createUpload: { __typename: 'UploadTarget', uploadURL: '' } } }],
  ['Error saving document', { SaveVendorDocument: refusal('BAD_USER_INPUT', uploadWords.notADocument) }],
])('says why an upload failed: %s', async (title, network) => {
  open([], network)
  await choose(pdf())
  expect(await screen.findByText(title)).toBeVisible()
  const w9 = await card('W-9')
  expect(w9.getByText('Required')).toBeVisible()
  expect(w9.getByRole('alert')).not.toBeEmptyDOMElement()
  expect(w9.getByRole('button', { name: 'Upload W-9' })).toBeEnabled()
})

test('fails the upload when the store refuses it, and lets the vendor try again', async () => {
  put.mockRejectedValueOnce(UploadFailure.ofStatus(503))
  open([])
  await choose(pdf())
  expect(await screen.findByText('Upload failed')).toBeVisible()
  expect(await (await card('W-9')).findByRole('alert')).toHaveTextContent("We couldn't store this file (503)")
  await choose(pdf())
  expect(await screen.findByText('Document uploaded successfully!')).toBeVisible()
})

test('shows the current document after another window uploads one', async () => {
  let documents: object[] = []
  open([], {
    VendorDocuments: () => ({ vendorDocuments: documents }),
    SaveVendorDocument: () => {
      documents = [document_('9')]
      return refusal('CONFLICT', 'This document is already uploaded', { reason: 'ALREADY_EXISTS' })
    },
  })
  await choose(pdf())
  expect(await screen.findByText('Error saving document')).toBeVisible()
  expect(await (await card('W-9')).findByText('Uploaded')).toBeVisible()
})

test('cancels a running upload', async () => {
  put.mockReturnValue(new Promise(() => {}))
  const { press } = open([])
  await choose(pdf())
  await press.click(await screen.findByRole('button', { name: 'Cancel uploading W-9' }))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Upload W-9' })).toBeEnabled()
})

test('shows a document as expired from the moment its date passes while the screen is open', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-12-04T05:59:00Z') })
  try {
    open([
      document_('2', {
        documentType: 'commercial_insurance',
        reviewStatus: 'approved',
        expiresOn: '2026-12-03',
        timeZone: 'America/Chicago',
      }),
      document_('1', { reviewStatus: 'approved' }),
    ])
    const insurance = await card('Commercial Insurance')
    expect(insurance.getByText('Uploaded')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(insurance.getByText('Required')).toBeVisible()
    expect(screen.getByRole('listitem', { name: 'Commercial Insurance' })).toHaveTextContent(
      'Expired on Thu, Dec 3. Upload a new one.',
    )
    expect(screen.getByRole('table', { name: 'Uploaded documents' })).toHaveTextContent(
      'ExpiredWas until Thu, Dec 3',
    )
    expect((await card('W-9')).getByText('Uploaded')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})
