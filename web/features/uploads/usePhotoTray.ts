import { useEffect, useRef, useState } from 'react'
import { useRegisterJobImageMutation } from '../../generated/hooks.js'
import { useToast } from '../../ui/useToast.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { useSendFile } from '../../uploads/useSendFile.js'
import { PhotoTray, type Sender } from './PhotoTray.js'

/** A tray whose photos go to the store and are registered there, with the toasts of SPEC 8. */
export const usePhotoTray = (): PhotoTray => {
  const sendFile = useSendFile()
  const [register] = useRegisterJobImageMutation()
  const { toast } = useToast()

  const send: Sender = async (file, sending) => {
    const uploadURL = await sendFile(file, sending)
    const { data } = await register({ variables: { imageURL: uploadURL } })
    if (!data) throw new UploadFailure('Upload failed', 'The store did not say where it is.')
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
      ),
  )
  useEffect(() => tray.clear, [tray])
  return tray
}
