import { uploadWords } from '@rules/uploads/uploadRules.js'
import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { UploadFailure } from './UploadFailure.js'

/** docs/product.md, Limits: six at a time, retried after 0, 1, 3 and 5 seconds, in parts only above 100 MB. */
const AT_ONCE = 6
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000]
const PARTS_ABOVE_BYTES = 100 * 1024 * 1024
const STALLED_MS = 30_000

export type Sending = {
  name: string
  type: string
  data: Blob
  /** The signed link for the upload. */
  url: string
  /** The share sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const quiet = { debug: () => {}, warn: () => {}, error: () => {} }

/** Links by the object key that Uppy signs with, which is its file's id. */
const links = new Map<string, string>()

const engine = () => {
  const uppy = new Uppy({ logger: quiet })
  uppy.use(AwsS3, {
    limit: AT_ONCE,
    shouldUseMultipart: file => (file.size ?? 0) > PARTS_ABOVE_BYTES,
    generateObjectKey: file => file.id,
    signRequest: ({ key }) => ({ url: links.get(key) ?? '' }),
  })
  return uppy
}

let shared: Uppy | undefined

/** One PUT, without retries beyond those of the plugin within its first second. */
const putOnce = ({ name, type, data, url, onProgress, signal }: Sending) =>
  new Promise<void>((resolve, reject) => {
    shared ??= engine()
    const uppy = shared
    // The relative path is part of Uppy's id: the same photo may be chosen twice.
    const id = uppy.addFile({ name, type, data, meta: { relativePath: crypto.randomUUID() } })
    links.set(id, url)

    let stall: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(stall)
      stall = setTimeout(() => (navigator.onLine ? end(UploadFailure.stalled()) : wait()), STALLED_MS)
    }
    const end = (failure?: unknown) => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
      uppy.off('upload-progress', progressed)
      uppy.off('upload-success', succeeded)
      uppy.off('upload-error', failed)
      links.delete(id)
      // Must precede all other calls to Uppy, whose upload() also restarts earlier failures.
      uppy.removeFile(id)
      failure === undefined ? resolve() : reject(failure)
    }
    const abort = () => end(signal.reason)
    const progressed: Parameters<typeof uppy.on<'upload-progress'>>[1] = (
      file,
      { bytesUploaded, bytesTotal },
    ) => {
      if (file?.id !== id) return
      wait()
      onProgress(bytesTotal ? bytesUploaded / bytesTotal : 0)
    }
    const succeeded = (file: { id: string } | undefined) => file?.id === id && end()
    const failed = (file: { id: string } | undefined, error: unknown) => file?.id === id && end(error)

    uppy.on('upload-progress', progressed)
    uppy.on('upload-success', succeeded)
    uppy.on('upload-error', failed)
    signal.addEventListener('abort', abort)
    wait()
    uppy.upload().catch(end)
  })

const statusOf = (error: unknown) => (error as { status?: number }).status

/** A refusal stays a refusal however often it is retried; a broken connection or a busy store may recover. */
const mayPass = (error: unknown) => {
  if (error instanceof UploadFailure) return false
  const status = statusOf(error)
  return status === undefined || status >= 500 || status === 429
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Sends the bytes to their signed link. Loaded with the forms, not with the page. */
export const putWithUppy = async (sending: Sending): Promise<void> => {
  // An aborted signal no longer fires its event.
  sending.signal.throwIfAborted()
  // A file that was changed or moved since it was chosen can no longer be read, and no attempt would send it.
  let hasChanged = false
  const look = () =>
    sending.data
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => {
        hasChanged = true
      })
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      void look()
      return await putOnce(sending)
    } catch (error) {
      sending.signal.throwIfAborted()
      if (hasChanged) throw new UploadFailure('Upload failed', uploadWords.changed, false)
      if (error instanceof UploadFailure) throw error
      if (delay === null || !mayPass(error)) throw UploadFailure.ofStatus(statusOf(error))
      await pause(delay, sending.signal)
      sending.signal.throwIfAborted()
    }
  }
}
