import { useEffect, useState } from 'react'
import { useDraftOwner } from '../../forms/useDraft.js'
import { toast } from '../../ui/overlays/toast.js'
import { isFile, keptFiles } from '../../uploads/keptFiles.js'
import { keepPhotos } from './keepPhotos.js'
import { type KeptPhotos, PhotoTray } from './PhotoTray.js'
import { useSendPhoto } from './useSendPhoto.js'

/** Photos that a request already has. */
export const namedPhotos = (paths: readonly string[]): KeptPhotos => ({
  arrived: paths.map((path, index) => ({ name: `Photo ${index + 1}`, path })),
  underway: [],
})

const NONE: readonly string[] = []

const RETRY_MS = 15_000

/**
 * A tray that uploads photos to the store and registers them, with the toasts of docs/product.md, Messages. Photos that
 * have arrived are kept with the draft named by `draftKey`; without one, the tray begins with the `initial` object paths.
 */
export const usePhotoTray = (
  draftKey: string,
  initial: readonly string[] = NONE,
  most?: number,
  /** Keeps the photos themselves, too, until they have arrived: for people who work where there is no connection. */
  keepsFiles = false,
): PhotoTray => {
  const owner = useDraftOwner()
  const send = useSendPhoto()
  const [tray] = useState(
    () =>
      new PhotoTray(
        send,
        ({ title, message }) => toast({ variant: 'destructive', title, description: message }),
        most,
        keepsFiles && owner !== null
          ? { put: photo => keptFiles.put({ ...photo, owner, key: draftKey }), remove: keptFiles.remove }
          : undefined,
      ),
  )
  const [start] = useState(initial)
  useEffect(() => {
    void tray.restore(namedPhotos(start), async () => true)
    const stopKeeping = owner === null ? () => {} : keepPhotos(tray, owner, draftKey)
    const letGo = tray.keepsFiles ? keptFiles.holdForm(draftKey) : () => {}
    const isOwn = ({ key }: { key: string }) => key === draftKey
    if (owner !== null && tray.keepsFiles)
      void keptFiles.list(owner).then(kept => tray.resume(kept.filter(isFile).filter(isOwn)))
    // The browser may think it is online when the server can't be reached.
    const timer = tray.keepsFiles ? setInterval(tray.sendWaiting, RETRY_MS) : undefined
    window.addEventListener('online', tray.sendWaiting)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tray.sendWaiting)
      stopKeeping()
      tray.leave()
      letGo()
    }
  }, [tray, owner, draftKey, start])
  return tray
}
