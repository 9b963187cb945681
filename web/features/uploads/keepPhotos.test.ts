import { draftStore } from '../../forms/draftStore.js'
import { keepPhotos } from './keepPhotos.js'
import { PhotoTray } from './PhotoTray.js'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const photo = (name: string) => new File([PNG], name, { type: 'image/png' })
const shown = (tray: PhotoTray) => tray.read().photos.map(({ name, status, path }) => [name, status, path])

/** Answers a HEAD request for an upload. */
const serverHas = (...paths: string[]) => {
  globalThis.fetch = (async (path: string) => ({ status: paths.includes(path) ? 200 : 404 })) as never
}
const untilChecked = () => new Promise(resolve => setTimeout(resolve, 0))

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
})

const tray = (send: (file: File) => Promise<string> = () => new Promise(() => {})) =>
  new PhotoTray(send, () => {})

test('restores uploaded photos, and names unfinished ones to add again', async () => {
  serverHas('/objects/1')
  const before = tray(({ name }) =>
    name === 'couch.png' ? Promise.resolve('/objects/1') : new Promise(() => {}),
  )
  keepPhotos(before, 'dana', 'junk_pickup')
  await before.add([photo('couch.png'), photo('dresser.png')])
  await untilChecked()

  const after = tray()
  keepPhotos(after, 'dana', 'junk_pickup')
  await untilChecked()
  expect(shown(after)).toEqual([['couch.png', 'ready', '/objects/1']])
  expect(after.read().refusals).toEqual(["dresser.png wasn't uploaded. Add it again."])
  await expect(after.ready()).resolves.toEqual(['/objects/1'])

  const another = tray()
  keepPhotos(another, 'eli', 'junk_pickup')
  expect(shown(another)).toEqual([])
})

test('leaves out and names a photo that the server has removed', async () => {
  serverHas('/objects/2')
  const arrived = [
    { name: 'couch.png', path: '/objects/1' },
    { name: 'dresser.png', path: '/objects/2' },
  ]
  draftStore.write('dana', 'junk_pickup:photos', { arrived, underway: [] })
  const after = tray()
  keepPhotos(after, 'dana', 'junk_pickup')
  await untilChecked()
  expect(shown(after)).toEqual([['dresser.png', 'ready', '/objects/2']])
  expect(after.read().refusals).toEqual(['couch.png is no longer kept here. Add it again.'])
  expect(draftStore.read('dana', 'junk_pickup:photos')).toMatchObject({ arrived: [arrived[1]] })
})

test('keeps a photo without an answer, since sending will tell', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  draftStore.write('dana', 'junk_pickup:photos', { arrived: [{ name: 'couch.png', path: '/objects/1' }] })
  const after = tray()
  keepPhotos(after, 'dana', 'junk_pickup')
  await untilChecked()
  expect(shown(after)).toEqual([['couch.png', 'ready', '/objects/1']])
})

test.each([
  ['no list', { arrived: 'x', underway: 7 }],
  ['addresses of others', { arrived: [{ name: 'x', path: 'https://example.org/a.png' }], underway: [] }],
  ['no names', { arrived: [{ path: '/objects/1' }, null], underway: [null] }],
])('restores nothing from a draft with %s', async (_, draft) => {
  draftStore.write('dana', 'junk_pickup:photos', draft)
  const after = tray()
  keepPhotos(after, 'dana', 'junk_pickup')
  await untilChecked()
  expect(after.read()).toEqual({ photos: [], refusals: [] })
})

test('keeps nothing of an emptied tray, and ignores the draft of a tray that is no longer kept', async () => {
  serverHas('/objects/1')
  draftStore.write('dana', 'junk_pickup:photos', { arrived: [{ name: 'couch.png', path: '/objects/1' }] })
  const left = tray()
  keepPhotos(left, 'dana', 'junk_pickup')()
  left.clear()
  expect(draftStore.read('dana', 'junk_pickup:photos')).not.toBeNull()
  const emptied = tray()
  keepPhotos(emptied, 'dana', 'junk_pickup')
  emptied.clear()
  expect(draftStore.read('dana', 'junk_pickup:photos')).toBeNull()
})
