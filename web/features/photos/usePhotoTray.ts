import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { useDraftOwner } from '../../forms/useDraft.js'
import { toast } from '../../ui/overlays/toast.js'
import { keptFiles } from '../../uploads/keptFiles.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { useSendFile } from '../../uploads/useSendFile.js'
import { RegisterJobImageDocument } from './generated/photos.js'
import { keepPhotos } from './keepPhotos.js'
import { type KeptPhotos, PhotoTray, type Sender } from './PhotoTray.js'

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
  const sendFile = useSendFile()
  const [register] = useMutation(RegisterJobImageDocument)

  const send: Sender = async (file, sending) => {
    const uploadURL = await sendFile(file, sending)
    sending.signal.throwIfAborted()
    const { data } = await register({ variables: { imageURL: uploadURL } })
    if (!data) throw new UploadFailure('Upload failed', "We couldn't store this file. Please try again.")
    return data.registerJobImage.objectPath
  }

  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const [tray] = useState(
    () =>
      new PhotoTray(
        (file, options) => latest.current(file, options),
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
    if (owner !== null && tray.keepsFiles) void keptFiles.list(owner, draftKey).then(tray.resume)
    // The browser may think it is online when the server can't be reached.
    const timer = tray.keepsFiles ? setInterval(tray.sendWaiting, RETRY_MS) : undefined
    window.addEventListener('online', tray.sendWaiting)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tray.sendWaiting)
      stopKeeping()
      tray.leave()
    }
  }, [tray, owner, draftKey, start])
  return tray
}
