import { jest } from '@jest/globals'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { PhotoTray, type Sender } from './PhotoTray.js'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const photo = () => new File([PNG], 'yard.png', { type: 'image/png' })

let isOnline = true
beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  URL.createObjectURL = () => 'blob:yard'
  URL.revokeObjectURL = () => {}
})
beforeEach(() => {
  isOnline = true
})

const setUp = (send: Sender) => {
  const kept = new Map<string, { id: string; name: string; type: string; file: File }>()
  const failures: UploadFailure[] = []
  const keeper = {
    put: async (each: { id: string; name: string; type: string; file: File }) => {
      kept.set(each.id, each)
      return true
    },
    remove: (id: string) => kept.delete(id),
  }
  const tray = new PhotoTray(send, failure => failures.push(failure), 5, keeper)
  return { tray, kept, failures, statuses: () => tray.read().photos.map(({ status }) => status) }
}

it('keeps a photo while there is no connection, and sends it once there is', async () => {
  const { tray, kept, statuses } = setUp(async () => '/objects/1')
  isOnline = false
  await tray.add([photo()])
  expect(statuses()).toEqual(['waiting'])
  expect(kept.size).toBe(1)
  const arrived = tray.arrived()
  isOnline = true
  tray.sendWaiting()
  expect(await arrived).toEqual(['/objects/1'])
  expect(kept.size).toBe(0)
})

it('keeps a photo whose upload lost the connection, without calling it failed', async () => {
  const { tray, kept, failures, statuses } = setUp(() => Promise.reject(UploadFailure.stalled()))
  await tray.add([photo()])
  await Promise.resolve()
  expect(statuses()).toEqual(['waiting'])
  expect(kept.size).toBe(1)
  expect(failures).toEqual([])
})

it('says that a photo failed which the server refused', async () => {
  const { tray, failures, statuses } = setUp(() => Promise.reject(UploadFailure.ofStatus(413)))
  await tray.add([photo()])
  await Promise.resolve()
  expect(statuses()).toEqual(['failed'])
  expect(failures).toHaveLength(1)
})

it('leaves what it keeps when the form goes, and resumes it in the next one', async () => {
  isOnline = false
  const { tray, kept } = setUp(async () => '/objects/1')
  await tray.add([photo()])
  const arrived = tray.arrived()
  tray.leave()
  await expect(arrived).rejects.toThrow()
  const next = setUp(async () => '/objects/2')
  isOnline = true
  next.tray.resume(Promise.resolve([...kept.values()]))
  expect(await next.tray.arrived()).toEqual(['/objects/2'])
})

it('keeps no photo that was removed', async () => {
  isOnline = false
  const { tray, kept } = setUp(async () => '/objects/1')
  await tray.add([photo()])
  tray.remove(tray.read().photos[0]!.id)
  expect(kept.size).toBe(0)
})
