import type { DocumentType } from '@rules/kinds.js'
import { documentContentTypes, uploadWords } from '@rules/uploads/uploadRules.js'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { toast } from '../../../ui/overlays/toast.js'
import { inspectFile } from '../../../uploads/inspectFile.js'
import { UploadFailure } from '../../../uploads/UploadFailure.js'
import { useSendFile } from '../../../uploads/useSendFile.js'
import { SaveVendorDocumentDocument } from './generated/documents.js'

export const ACCEPT = documentContentTypes.join(',')

const TRY_AGAIN = 'Check your connection and try again.'

type State =
  | { step: 'idle' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'failed'; message: string }

/** Takes a document from selection to being on file, in place of the one that waits if `replaces` names it, with the toasts of docs/product.md, Messages. */
export const useDocumentUpload = (documentType: DocumentType, replaces: string | null) => {
  const sendFile = useSendFile()
  const [save] = useMutation(SaveVendorDocumentDocument)
  const [state, setState] = useState<State>({ step: 'idle' })
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const fail = (title: string, message: string) => {
    setState({ step: 'failed', message })
    toast({ title, description: message, variant: 'destructive' })
  }

  const send = async (file: File, type: string, { signal }: AbortController) => {
    const onProgress = (share: number) => setState({ step: 'sending', name: file.name, share })
    const filePath = await sendFile(file, { type, signal, onProgress })
    signal.throwIfAborted()
    await save({
      variables: {
        input: {
          documentType,
          fileName: file.name || null,
          filePath,
          ...(replaces !== null && { replaces }),
        },
      },
    }).catch(error => Promise.reject(new Error('Error saving document', { cause: error })))
  }

  const cancel = () => {
    sending.current?.abort()
    setState({ step: 'idle' })
  }

  const upload = async (file: File) => {
    sending.current?.abort()
    const abort = new AbortController()
    sending.current = abort
    const accepts = { types: documentContentTypes, otherwise: uploadWords.notADocument }
    const inspected = await inspectFile(file, accepts)
    if ('refusal' in inspected) {
      setState({ step: 'failed', message: `${file.name}: ${inspected.refusal}` })
      return
    }
    setState({ step: 'sending', name: file.name, share: 0 })
    try {
      await send(inspected.file, inspected.type, abort)
      setState({ step: 'idle' })
      toast({ title: 'Document uploaded successfully!' })
    } catch (error) {
      if (abort.signal.aborted) return
      if (error instanceof UploadFailure) fail(error.title, error.message)
      else fail('Error saving document', serverMessage((error as Error).cause, TRY_AGAIN))
    }
  }

  return { state, upload, cancel }
}
