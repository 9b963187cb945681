import { useEffect } from 'react'
import { useMutation } from '../apollo/hooks.js'
import { CreateUploadDocument } from './generated/uploads.js'
import { UploadFailure } from './UploadFailure.js'

/** Loads the code that sends bytes. Tests replace it. */
export const uploadEngine = { load: () => import('./putWithUppy.js') }

/** Our own store is reached under the same host name as this page. */
const onThisHost = (uploadURL: string) => {
  const { pathname, search } = new URL(uploadURL, window.location.href)
  const isOurs = pathname.startsWith('/objects/')
  // Uppy parses the upload's location with `new URL`, which rejects relative URLs.
  return isOurs ? new URL(pathname + search, window.location.href).href : uploadURL
}

type Sending = { type: string; signal: AbortSignal; onProgress: (share: number) => void }

/** Sends the bytes of one file and returns the link they went to; every failure is an UploadFailure. */
export const useSendFile = () => {
  const [createUpload] = useMutation(CreateUploadDocument)
  // Not offline, because a browser doesn't retry a module that it failed to fetch.
  useEffect(() => {
    if (navigator.onLine) uploadEngine.load().catch(() => {})
  }, [])

  return async (file: File, { type, signal, onProgress }: Sending): Promise<string> => {
    const uploadURL = await createUpload({
      variables: { input: { contentType: type, size: file.size } },
    }).then(
      ({ data }) => data?.createUpload.uploadURL,
      error => Promise.reject(UploadFailure.of(error, 'Error getting upload URL')),
    )
    if (!uploadURL)
      throw new UploadFailure('Upload failed', "We couldn't get an upload location. Please try again.")
    const { putWithUppy } = await uploadEngine
      .load()
      .catch(error => Promise.reject(UploadFailure.of(error, 'Upload failed')))
    await putWithUppy({ name: file.name, type, data: file, url: onThisHost(uploadURL), onProgress, signal })
    return uploadURL
  }
}
