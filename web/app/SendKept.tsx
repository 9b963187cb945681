import { serviceTypes } from '@rules/kinds.js'
import { visitKinds } from '@rules/visits.js'
import { useEffect, useRef } from 'react'
import { useMutation } from '../apollo/hooks.js'
import { formKeys, isRefused, takeBack } from '../features/job/keptVisits.js'
import { addArrived, arrivedPhotos, forgetPhotos } from '../features/photos/keepPhotos.js'
import { useSendPhoto } from '../features/photos/useSendPhoto.js'
import { CompleteVisitDocument, FailVisitDocument } from '../features/vendors/jobs/generated/vendorJobs.js'
import { serverMessage } from '../forms/serverMessage.js'
import { toast } from '../ui/overlays/toast.js'
import { isFile, isVisit, type KeptFile, type KeptVisit, keptFiles } from '../uploads/keptFiles.js'
import { UploadFailure } from '../uploads/UploadFailure.js'

const RETRY_MS = 15_000

const isRequest = (key: string) => Object.hasOwn(serviceTypes, key)

const TRY_AGAIN = 'Check your connection, then try again.'

/** Every form whose photos go out with this record. */
const formsOf = ({ act, key, visitId }: KeptVisit): string[] =>
  act === 'complete' ? [key, formKeys.ticket(visitId)] : [key]

/** Lets one tab send, so that nothing goes out twice. Older browsers have no locks. */
const asOneTab = (act: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request('send-kept', { ifAvailable: true }, async lock => {
        if (lock) await act()
      })
    : act()

/**
 * Sends what waits for a connection in this browser, wherever in the app its user is: photos of forms that are closed, then
 * the visits they belong to.
 */
export const SendKept = ({ owner }: { owner: string }) => {
  const sendPhoto = useSendPhoto()
  const [complete] = useMutation(CompleteVisitDocument)
  const [fail] = useMutation(FailVisitDocument)

  /** Returns the reason if the photo can never be sent. Throws if it may be later. */
  const sendFile = async ({ id, key, name, type, file }: KeptFile, signal: AbortSignal) => {
    try {
      const photo = new File([file], name, { type })
      const path = await sendPhoto(photo, { type, signal, onProgress: () => {} })
      // Its form has been opened since, and sends it.
      if (keptFiles.isFormOpen(key)) return null
      if (!addArrived(owner, key, { name, path })) return 'The storage of this device is full.'
      await keptFiles.remove(id)
      return null
    } catch (error) {
      const failure = UploadFailure.of(error, 'Upload failed')
      if (failure.mayRetry) throw failure
      return failure.message
    }
  }

  const sendVisit = async (visit: KeptVisit) => {
    const { visitId, id, kind } = visit
    const [photos = [], tickets = []] = formsOf(visit).map(key =>
      arrivedPhotos(owner, key).map(({ path }) => path),
    )
    if (visit.act === 'complete')
      await complete({ variables: { visitId, input: { ...visit.input, photos, ticketPhoto: tickets[0] } } })
    else await fail({ variables: { visitId, input: { ...visit.input, photos } } })
    for (const key of formsOf(visit)) forgetPhotos(owner, key)
    await keptFiles.remove(id)
    toast({ title: visit.act === 'complete' ? `${visitKinds[kind]} done` : 'Reported' })
  }

  const giveBack = async (visit: KeptVisit, description: string) => {
    await takeBack(visit)
    const title = `The ${visitKinds[visit.kind].toLowerCase()} couldn't be sent`
    toast({ variant: 'destructive', title, description })
  }

  const refused = useRef(new Map<string, string>())
  const sendAll = async (signal: AbortSignal) => {
    // The photos of a request go out with its form, which alone can post it.
    const isSent = ({ id, key }: KeptFile) =>
      !isRequest(key) && !keptFiles.isFormOpen(key) && !refused.current.has(id)
    for (const file of (await keptFiles.list(owner)).filter(isFile).filter(isSent)) {
      const reason = await sendFile(file, signal)
      if (reason !== null) refused.current.set(file.id, reason)
    }
    const kept = await keptFiles.list(owner)
    for (const visit of kept.filter(isVisit)) {
      const forms = formsOf(visit)
      const left = kept.filter(isFile).filter(({ key }) => forms.includes(key))
      const reason = left.flatMap(({ id }) => refused.current.get(id) ?? [])[0]
      if (forms.some(keptFiles.isFormOpen)) continue
      if (reason !== undefined) await giveBack(visit, reason)
      else if (left.length === 0)
        await sendVisit(visit).catch(error => {
          if (!isRefused(error)) throw error
          return giveBack(visit, serverMessage(error, TRY_AGAIN))
        })
    }
  }

  const latest = useRef(sendAll)
  useEffect(() => {
    latest.current = sendAll
  })
  useEffect(() => {
    const left = new AbortController()
    let isSending = false
    const send = async () => {
      if (isSending || !navigator.onLine) return
      isSending = true
      // Whatever was not sent is still kept, and the next attempt is near.
      await asOneTab(() => latest.current(left.signal)).catch(() => {})
      isSending = false
    }
    void send()
    const timer = setInterval(send, RETRY_MS)
    const unsubscribe = keptFiles.subscribe(() => void send())
    window.addEventListener('online', send)
    return () => {
      left.abort()
      clearInterval(timer)
      unsubscribe()
      window.removeEventListener('online', send)
    }
  }, [])
  return null
}
