import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { type Network, refusal } from '../../testing/fakeNetwork.js'
import { connection } from '../../testing/makers/connection.js'
import { makeUser } from '../../testing/makers/makeUser.js'
import { renderApp } from '../../testing/renderApp.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { uploadEngine } from '../../uploads/useSendFile.js'

const put = jest.fn<(sending: { url: string; type: string }) => Promise<void>>()

const LINK = 'https://files.haulbid.example/haulbid/incoming/1?X-Amz-Signature=x'
const AWAY = 'Files cannot be stored or opened right now. Please try again in a moment.'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

const choosePhoto = async (network: Network = {}) => {
  const app = renderApp('/customer?request=junk_pickup', {
    user: makeUser(),
    network: {
      CustomerJobs: { customerJobs: connection([]) },
      CreateUpload: { createUpload: { __typename: 'UploadTarget', uploadURL: LINK } },
      RegisterJobImage: { registerJobImage: { __typename: 'JobImage', objectPath: '/objects/1' } },
      ...network,
    },
  })
  await app.press.upload(
    await screen.findByLabelText('Photos'),
    new File([PNG], 'couch.png', { type: 'image/png' }),
  )
  return app
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})
beforeEach(() => {
  put.mockReset().mockResolvedValue(undefined)
  jest.spyOn(uploadEngine, 'load').mockResolvedValue({ putWithUppy: put })
})

test('requests the link for this very file, and sends it directly to the store', async () => {
  const { calls } = await choosePhoto()
  expect(await screen.findByText('Uploaded')).toBeVisible()
  expect(calls.find(({ operation }) => operation === 'CreateUpload')?.variables).toEqual({
    input: { contentType: 'image/png', size: PNG.length },
  })
  expect(put.mock.calls[0]?.[0]).toMatchObject({ url: LINK, type: 'image/png' })
})

test.each([
  ['cannot be reached', undefined, 'The connection was lost. Please try again.'],
  ['is out of order', 503, "We couldn't store this file (503). Please try again."],
  ['refuses the link', 403, "We couldn't store this file (403). Please try again."],
])('explains the failed upload when the store %s, and lets the user try again', async (_, status, words) => {
  put.mockRejectedValueOnce(UploadFailure.ofStatus(status))
  const { press } = await choosePhoto()
  expect(await screen.findByText('Upload failed')).toBeVisible()
  // Once in the toast and once beside the photo.
  expect(screen.getAllByText(words)).toHaveLength(2)
  await press.click(screen.getByRole('button', { name: 'Try again: couch.png' }))
  expect(await screen.findByText('Uploaded')).toBeVisible()
})

test('explains the failed upload when the store goes down before the photo was inspected', async () => {
  let isAway = true
  const { press } = await choosePhoto({
    RegisterJobImage: () =>
      isAway
        ? refusal('UNAVAILABLE', AWAY)
        : { registerJobImage: { __typename: 'JobImage', objectPath: '/objects/1' } },
  })
  expect(await screen.findByText('Upload failed')).toBeVisible()
  expect(screen.getAllByText(AWAY)).toHaveLength(2)
  isAway = false
  await press.click(screen.getByRole('button', { name: 'Try again: couch.png' }))
  await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible())
})
