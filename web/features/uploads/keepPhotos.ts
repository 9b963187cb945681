import { type Draft, draftStore } from '../../forms/draftStore.js'
import type { KeptPhotos, PhotoTray } from './PhotoTray.js'

/** False if the server says that an upload is gone. If the server cannot be reached, sending the form will tell. */
const isUploadThere = (path: string): Promise<boolean> =>
  // The answer may redirect to the store's own link, which is valid for GET only, so it is not followed.
  fetch(path, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    ({ status }) => status !== 404,
    () => true,
  )

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isArrived = (value: unknown): value is KeptPhotos['arrived'][number] => {
  const { name, path } = (value ?? {}) as Record<string, unknown>
  return typeof name === 'string' && typeof path === 'string' && path.startsWith('/objects/')
}

/** A browser's storage can be edited by hand: only values of the right shape are read. */
const read = ({ arrived, underway }: Draft): KeptPhotos => ({
  arrived: listOf(arrived).filter(isArrived),
  underway: listOf(underway).filter(name => typeof name === 'string'),
})

const photosKey = (draftKey: string) => `${draftKey}:photos`

/** The arrived photos of a form that is not open. */
export const arrivedPhotos = (owner: string, draftKey: string): KeptPhotos['arrived'] =>
  read(draftStore.read(owner, photosKey(draftKey)) ?? {}).arrived

/** Adds a photo that arrived while its form was not open. Returns false if that could not be stored. */
export const addArrived = (
  owner: string,
  draftKey: string,
  photo: KeptPhotos['arrived'][number],
): boolean => {
  const arrived = [...arrivedPhotos(owner, draftKey), photo]
  return draftStore.write(owner, photosKey(draftKey), { arrived, underway: [] })
}

export const forgetPhotos = (owner: string, draftKey: string): void =>
  draftStore.remove(owner, photosKey(draftKey))

/**
 * Restores a draft's photos into the tray and from then on saves its contents. Returns a function that stops
 * saving.
 */
export const keepPhotos = (tray: PhotoTray, owner: string, draftKey: string) => {
  const key = photosKey(draftKey)
  const draft = draftStore.read(owner, key)
  if (draft) void tray.restore(read(draft), isUploadThere)
  return tray.subscribe(() => {
    if (tray.read().photos.length === 0) draftStore.remove(owner, key)
    else draftStore.write(owner, key, tray.kept())
  })
}
