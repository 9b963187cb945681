import { imageTypes, uploadWords } from '@rules/uploads/uploadRules.js'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { inspectFile } from '../../uploads/inspectFile.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'
import { useSendFile } from '../../uploads/useSendFile.js'
import { RegisterLogoDocument } from './generated/ownBusiness.js'

type State = { step: 'idle' } | { step: 'sending'; share: number } | { step: 'failed'; message: string }

const TRY_AGAIN = 'Check your connection and try again.'

/** Uploads one picture and returns its object path; null if that failed, which the state then explains. */
export const useLogoUpload = () => {
  const sendFile = useSendFile()
  const [register] = useMutation(RegisterLogoDocument)
  const [state, setState] = useState<State>({ step: 'idle' })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (file: File): Promise<string | null> => {
    sending.current?.abort()
    const abort = new AbortController()
    sending.current = abort
    const accepts = { types: imageTypes, otherwise: uploadWords.notAPhoto }
    const inspected = await inspectFile(file, accepts)
    if ('refusal' in inspected) {
      setState({ step: 'failed', message: inspected.refusal })
      return null
    }
    setState({ step: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => setState({ step: 'sending', share })
      const imageURL = await sendFile(inspected.file, {
        type: inspected.type,
        signal: abort.signal,
        onProgress,
      })
      const { data } = await register({ variables: { imageURL } })
      abort.signal.throwIfAborted()
      setState({ step: 'idle' })
      return data?.registerJobImage.objectPath ?? null
    } catch (error) {
      if (abort.signal.aborted) return null
      const message = error instanceof UploadFailure ? error.message : serverMessage(error, TRY_AGAIN)
      setState({ step: 'failed', message })
      return null
    }
  }

  const cancel = () => {
    sending.current?.abort()
    setState({ step: 'idle' })
  }
  return { state, send, cancel }
}
