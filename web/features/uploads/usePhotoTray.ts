import { useEffect, useRef, useState } from 'react'
import { useCreateUploadMutation, useRegisterJobImageMutation } from '../../generated/hooks.js'
import { useToast } from '../../ui/useToast.js'
import { PhotoTray, type Sender } from './PhotoTray.js'
import { UploadFailure } from './UploadFailure.js'

const loadEngine = () => import('./putWithUppy.js')

/** Our own store is reached under whatever name this page was. */
const onThisHost = (uploadURL: string) => {
  const { pathname, search } = new URL(uploadURL, window.location.href)
  const isOurs = pathname.startsWith('/objects/')
  // Uppy reads the location of what it has sent with `new URL`, which takes no relative address.
  return isOurs ? new URL(pathname + search, window.location.href).href : uploadURL
}

/** A tray whose photos go to the store and are registered there, with the toasts of SPEC 8. */
export const usePhotoTray = (): PhotoTray => {
  const [createUpload] = useCreateUploadMutation()
  const [register] = useRegisterJobImageMutation()
  const { toast } = useToast()

  const send: Sender = async (file, { type, signal, onProgress }) => {
    const uploadURL = await createUpload().then(
      ({ data }) => data?.createUpload.uploadURL,
      error => Promise.reject(UploadFailure.of(error, 'Error getting upload URL')),
    )
    if (!uploadURL) throw new UploadFailure('Upload failed', 'There was no place to send it to.')
    const { putWithUppy } = await loadEngine()
    await putWithUppy({ name: file.name, type, data: file, url: onThisHost(uploadURL), onProgress, signal })
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
  useEffect(() => {
    void loadEngine()
    return tray.clear
  }, [tray])
  return tray
}
