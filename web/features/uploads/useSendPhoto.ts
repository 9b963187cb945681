import { useEffect, useRef } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { useSendFile } from '../../uploads/useSendFile.js'
import { RegisterJobImageDocument } from './generated/uploads.js'
import type { Sender } from './PhotoTray.js'

/** Sends a photo to the store, registers it, and returns its object path. The function stays the same. */
export const useSendPhoto = (): Sender => {
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
  return useRef<Sender>((file, options) => latest.current(file, options)).current
}
