import { useEffect, useState } from 'react'
import { useDraftOwner } from '../../forms/useDraft.js'
import { toast } from '../../ui/overlays/toast.js'
import { isFile, keptFiles } from '../../uploads/keptFiles.js'
import { keepPhotos } from './keepPhotos.js'
import { PhotoTray } from './PhotoTray.js'
import { useSendPhoto } from './useSendPhoto.js'

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
  /**
   * `keep` keeps the photos themselves, too, until they have arrived: for people who work where there is no connection.
   * `hold` only keeps them: for people without an account.
   */
  files: 'send' | 'keep' | 'hold' = 'send',
): PhotoTray => {
  const owner = useDraftOwner()
  const send = useSendPhoto()
  const [tray] = useState(
    () =>
      new PhotoTray(
        send,
        ({ title, message }) => toast({ variant: 'destructive', title, description: message }),
        most,
        owner !== null
          ? {
              ...(files !== 'send' && {
                put: photo => keptFiles.put({ ...photo, owner, key: draftKey }),
              }),
              remove: keptFiles.remove,
            }
          : undefined,
        files === 'hold',
      ),
  )
  const [start] = useState(initial)
  useEffect(() => {
    tray.begin(start)
    const stopKeeping = owner === null ? () => {} : keepPhotos(tray, owner, draftKey)
    const letGo = owner === null ? () => {} : keptFiles.holdForm(draftKey)
    const isOwn = ({ key }: { key: string }) => key === draftKey
    if (owner !== null) tray.resume(keptFiles.list(owner).then(kept => kept.filter(isFile).filter(isOwn)))
    // The browser may think it is online when the server can't be reached.
    const timer = files === 'keep' ? setInterval(tray.sendWaiting, RETRY_MS) : undefined
    window.addEventListener('online', tray.sendWaiting)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tray.sendWaiting)
      stopKeeping()
      tray.leave()
      letGo()
    }
  }, [tray, owner, draftKey, start, files])
  return tray
}
