import { uploadWords } from '@rules/uploads/uploadRules.js'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as z from 'zod/mini'
import { SubmitButton } from '../../forms/FormButtons.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { render } from '../../testing/render.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { PhotoField } from './PhotoField.js'
import { PhotoTray, type Sender } from './PhotoTray.js'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const MAX = 10_485_760

const photo = (name = 'sofa.png', size = PNG.length) =>
  new File([PNG, new Uint8Array(size - PNG.length)], name, { type: 'image/png' })

const revoked: string[] = []
beforeAll(() => {
  let next = 0
  URL.createObjectURL = () => `blob:${++next}`
  URL.revokeObjectURL = url => void revoked.push(url)
})

/** A sender whose uploads the test resolves by hand, in the order they were sent. */
const byHand = () => {
  const sent: Array<
    Parameters<Sender>[1] & { arrive: (path: string) => void; fail: (error: Error) => void }
  > = []
  const send: Sender = (_file, options) =>
    new Promise((arrive, fail) => void sent.push({ ...options, arrive, fail }))
  return { send, sent }
}

const setUp = () => {
  const { send, sent } = byHand()
  const failures: UploadFailure[] = []
  const submitted: unknown[] = []
  const tray = new PhotoTray(send, failure => failures.push(failure))
  render(
    <ZodForm
      schema={z.object({ images: z.array(z.string()) })}
      initialValues={{ images: [] as string[] }}
      label="Order"
      onSubmit={async ({ images }) => void submitted.push(images, await tray.ready())}
    >
      <PhotoField name="images" label="Photos" help="Photos help vendors bid accurately." tray={tray} />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </ZodForm>,
  )
  // The list of accepted types only affects the browser's picker; users can get around it.
  const press = userEvent.setup({ delay: null, applyAccept: false })
  const choose = (...files: File[]) => press.upload(screen.getByLabelText('Photos'), files)
  const underWay = (count: number) => waitFor(() => expect(sent).toHaveLength(count))
  return { tray, sent, failures, submitted, press, choose, underWay }
}

describe('choosing', () => {
  it.each([
    [
      'an SVG named .png',
      new File(['<svg xmlns="…"/>'], 'logo.png', { type: 'image/png' }),
      uploadWords.notAPhoto,
    ],
    [
      'a PDF',
      new File(['%PDF-1.7 and so on'], 'quote.pdf', { type: 'application/pdf' }),
      uploadWords.notAPhoto,
    ],
    [
      'HEIC named .jpg',
      new File(['\0\0\0\x18ftypheic'], 'IMG_0147.jpg', { type: 'image/jpeg' }),
      uploadWords.heic,
    ],
    ['an empty file', new File([], 'nothing.png', { type: 'image/png' }), uploadWords.empty],
    ['one byte too many', photo('huge.png', MAX + 1), uploadWords.tooLarge],
  ])('refuses %s at once', async (_what, file, words) => {
    const { choose, sent } = setUp()
    await choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(`${file.name}: ${words}`)
    expect(sent).toHaveLength(0)
  })

  it('refuses each of several on its own line', async () => {
    const { choose } = setUp()
    await choose(new File([], 'nothing.png', { type: 'image/png' }), photo('huge.png', MAX + 1))
    expect((await screen.findByRole('alert')).textContent).toBe(
      `nothing.png: ${uploadWords.empty}\nhuge.png: ${uploadWords.tooLarge}`,
    )
  })

  it("accepts good photos next to a folder or a file that can't be read", async () => {
    const { choose, sent } = setUp()
    const folder = new File([], 'Pictures')
    folder.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('A folder')) })
    await choose(photo('a.png'), folder, photo('b.png'))
    expect(await screen.findByRole('alert')).toHaveTextContent(`Pictures: ${uploadWords.unreadable}`)
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('accepts exactly the largest size', async () => {
    const { choose, sent } = setUp()
    await choose(photo('max.png', MAX))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.type).toBe('image/png')
  })

  it('accepts five of six', async () => {
    const { choose, sent } = setUp()
    await choose(...['a', 'b', 'c', 'd', 'e', 'f'].map(name => photo(`${name}.png`)))
    expect(await screen.findByRole('alert')).toHaveTextContent(uploadWords.tooMany)
    expect(sent).toHaveLength(5)
    expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled()
  })

  it('accepts dropped files', async () => {
    const { sent } = setUp()
    const zone = screen.getByRole('button', { name: 'Add photos' })
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [photo()] } })
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})

describe('sending', () => {
  it('shows the progress of each photo', async () => {
    const { choose, underWay, sent } = setUp()
    await choose(photo('a.png'), photo('b.png'))
    await underWay(2)
    act(() => sent[1]?.onProgress(0.4))
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toHaveAttribute('aria-valuenow', '0')
    expect(screen.getByRole('progressbar', { name: 'Uploading b.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await act(async () => sent[1]?.arrive('/objects/b'))
    expect(screen.getByText('Uploaded')).toBeVisible()
    expect(screen.getByText('1 of 2 photos uploaded')).toBeInTheDocument()
  })

  it('retries a failed one, and changes nothing else in the form', async () => {
    const { choose, underWay, press, sent, failures, submitted } = setUp()
    await choose(photo('a.png'), photo('b.png'))
    await underWay(2)
    await act(async () => sent[0]?.arrive('/objects/a'))
    await act(async () => sent[1]?.fail(UploadFailure.ofStatus(503)))
    expect(failures.map(({ title }) => title)).toEqual(['Upload failed'])
    await press.click(screen.getByRole('button', { name: 'Try again: b.png' }))
    await act(async () => sent[2]?.arrive('/objects/b'))
    await press.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(submitted).toEqual([
        ['/objects/a', '/objects/b'],
        ['/objects/a', '/objects/b'],
      ]),
    )
  })

  it('offers no retry for a photo that was refused for good', async () => {
    const { choose, underWay, sent } = setUp()
    await choose(photo())
    await underWay(1)
    await act(async () => sent[0]?.fail(new UploadFailure('Upload failed', uploadWords.notAPhoto, false)))
    expect(screen.getByText(uploadWords.notAPhoto)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
  })

  it('removes one, cancels its upload, frees its picture, and makes room for another', async () => {
    const { choose, underWay, press, sent } = setUp()
    await choose(photo('a.png'))
    await underWay(1)
    const picture = document.querySelector('img')?.src ?? ''
    await press.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(revoked).toContain(picture)
    expect(screen.queryByText('a.png')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus())
  })

  it('makes the form wait for a running upload', async () => {
    const { choose, underWay, press, sent, submitted } = setUp()
    await choose(photo())
    await underWay(1)
    await press.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(submitted).toEqual([])
    await act(async () => sent[0]?.arrive('/objects/a'))
    await waitFor(() => expect(submitted[1]).toEqual(['/objects/a']))
  })

  it('says that one failed to upload', async () => {
    const { choose, underWay, tray, sent } = setUp()
    await choose(photo())
    await underWay(1)
    await act(async () => sent[0]?.fail(new Error('offline')))
    expect(await tray.ready()).toBeNull()
  })
})
