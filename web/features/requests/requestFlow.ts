import { jobToasts } from './jobToasts.js'
import { PhotosMissing } from './PhotosMissing.js'
import type { RequestFormProps } from './RequestFormProps.js'

const NOT_SENT = "We couldn't send your request. Nothing is lost: check your connection and try again."

/** What both request forms do on submit: wait for the photos, send, report the outcome. */
export const requestFlow = ({
  readyPhotos,
  onCreated,
}: Pick<RequestFormProps, 'readyPhotos' | 'onCreated'>) => ({
  failureMessage: NOT_SENT,
  send: async (request: (images: string[]) => Promise<unknown>) => {
    const images = await readyPhotos()
    if (!images) throw new PhotosMissing()
    await request(images)
    jobToasts.created()
    onCreated()
  },
  onFailure: (message: string, error: unknown) =>
    jobToasts.failed(error instanceof PhotosMissing ? error.message : message),
})
