import { vendorName } from '@rules/businesses/vendorName.js'
import { formatPhone } from '@rules/formatPhone.js'
import { documentTypes } from '@rules/kinds.js'
import { documentGraph } from '@rules/vendors/documentGraph.js'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { TextButton } from '../../../ui/actions/Link.js'
import { Key, ReviewFrame } from '../../../ui/layout/ReviewFrame.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { Banner } from '../../../ui/states/Banner.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { useFolded } from '../../../ui/states/useFolded.js'
import { Ago } from '../../../ui/text/Ago.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Text } from '../../../ui/text/Text.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { MarkNoticesReadDocument } from '../../notices/generated/notices.js'
import { DecideDocument } from './DecideDocument.js'
import { DocumentsToReviewDocument, type ReviewedDocument_DocumentFragment } from './generated/review.js'
import { ManagedVendorDocument } from './generated/vendors.js'
import { PaperStage } from './PaperStage.js'
import { type Decided, UndoReview } from './UndoReview.js'

type Document = ReviewedDocument_DocumentFragment

/** Shows another reviewer's decision, and says that the typed reason is kept. */
const DecidedMeanwhile = ({ document: { id, vendor } }: { document: Document }) => {
  const { data } = useQuery(ManagedVendorDocument, { variables: { id: vendor.id } })
  const now = data?.user.documents.find(each => each.id === id)
  return (
    <Banner tone="warning" role="status" title="This document has already been reviewed">
      {now &&
        `${documentGraph.states[now.reviewStatus].label}${now.reviewReason ? `: ${now.reviewReason}` : ''}. `}
      We keep what you typed until you continue.
    </Banner>
  )
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The details that the document should match, in few lines, so that a phone shows the decision at once. */
const OnRecord = ({ vendor }: { vendor: Document['vendor'] }) => (
  <Stack gap="none">
    <Text strong>{vendor.businessName ?? 'No business name yet'}</Text>
    <Text size="s">{fullName(vendor)}</Text>
    <Text size="s" tone="muted">
      {vendor.email}
    </Text>
    <Text size="s" tone="muted">
      {[
        vendor.phone && formatPhone(vendor.phone),
        vendor.initialServiceZipCode && `ZIP code ${vendor.initialServiceZipCode}`,
      ]
        .filter(Boolean)
        .join(', ')}
    </Text>
  </Stack>
)

type ReviewedProps = {
  document: Document
  isGone: boolean
  left: number
  onDecided: (isApproved: boolean) => void
  onNext: (isDone: boolean) => void
}

const Reviewed = ({ document, isGone, left, onDecided, onNext }: ReviewedProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [hasConflict, setConflict] = useState(false)
  const { documentType, vendor, fileName, filePath, uploadedAt } = document
  const title = documentTypes[documentType]
  const [isSending, setSending] = useState(false)
  const { isOpen: areKeysOff, toggle: toggleKeys } = useFolded('admin:review-keys-off')
  // The change stream may report our own review before its response arrives.
  const isDecided = !isSending && (isGone || hasConflict)

  // Focusing the document makes screen readers start there, and lets the shortcut keys work.
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  const field = (name: string) => frame.current?.querySelector<HTMLElement>(`[name="${name}"]`)
  const shortcuts: Record<string, () => void> = {
    a: () => {
      const date = field('expiresOn') as HTMLInputElement | null | undefined
      const form = frame.current?.querySelector('form')
      if (date && !date.value) date.focus()
      else if (!isDecided) form?.requestSubmit()
    },
    r: () => field('why')?.focus(),
    n: () => onNext(isDecided),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A held key must not approve or refuse the next document, which nobody has looked at yet.
    if (
      areKeysOff ||
      event.repeat ||
      isTyping(event.target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return
    const act = shortcuts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <ReviewFrame
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={`${title} of ${vendorName(vendor)}`}
      onKeyDown={onKeyDown}
    >
      <PaperStage title={title} fileName={fileName} filePath={filePath} />
      <Stack gap="m">
        {isDecided && <DecidedMeanwhile document={document} />}
        <OnRecord vendor={vendor} />
        <Text size="s" tone="muted">
          Uploaded <Ago value={uploadedAt} />.{' '}
          {vendor.documentsOnFile.includes(documentType) &&
            'It renews an approved document, which stays valid until you approve this one.'}
        </Text>
        <DecideDocument
          document={document}
          isDecided={isDecided}
          onDecided={onDecided}
          onConflict={() => setConflict(true)}
          onBusyChange={setSending}
          hasKeys={!areKeysOff}
        />
        <Button onClick={() => onNext(isDecided)} aria-keyshortcuts={areKeysOff ? undefined : 'N'}>
          {isDecided ? 'Next' : 'Review Later'}
        </Button>
        <Text size="s" tone="muted">
          {left > 1 && `${left} are waiting. `}
          {!areKeysOff && (
            <span>
              <Key>A</Key> approve, <Key>R</Key> refuse, <Key>N</Key> next: outside text fields.{' '}
            </span>
          )}
          <Key>Enter</Key> in a field submits.{' '}
          <TextButton onClick={toggleKeys}>
            {areKeysOff ? 'Turn single-letter keys on' : 'Turn single-letter keys off'}
          </TextButton>
        </Text>
      </Stack>
    </ReviewFrame>
  )
}

/** Goes through the review queue by keyboard alone, starting with the document named in the URL. */
export const ReviewDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, previousData, error } = useQuery(DocumentsToReviewDocument)
  const queue = (data ?? previousData)?.documentsToReview
  const { turnTo } = useAddressDialog('document')
  const [markRead] = useMutation(MarkNoticesReadDocument)
  const [shown, setShown] = useState<Document>()
  const [isAnother, setAnother] = useState(false)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [decided, setDecided] = useState<Decided | null>(null)
  const [undoneId, setUndoneId] = useState<string>()
  const forget = useCallback(() => setDecided(null), [])
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  const open = queue?.filter(each => !done.has(each.id)) ?? []
  const first = open.find(each => each.id === id) ?? open[0]

  // The document stays on screen even if another reviewer takes it from the queue.
  useEffect(() => {
    if (shown || !first) return
    setShown(first)
    setAnother(first.id !== id)
  }, [shown, first, id])

  // The vendor comes from the document because the URL doesn't name them, and the notices are about the vendor.
  const vendorId = shown?.vendor.id
  useEffect(() => {
    if (vendorId !== undefined)
      void markRead({ variables: { input: { path: `/?review=${vendorId}` } } }).catch(() => {})
  }, [vendorId, markRead])

  // With its new version, as soon as it is back in the queue.
  const undone = queue?.find(each => each.id === undoneId)
  useEffect(() => {
    if (!undone) return
    setUndoneId(undefined)
    setAnother(false)
    setShown(undone)
    turnTo(undone.id)
  }, [undone, turnTo])

  const next = (current: Document, isDone: boolean) => {
    const rest = open.filter(each => each.id !== current.id)
    const fresh = rest.find(each => !later.has(each.id))
    if (isDone) setDone(new Set([...done, current.id]))
    // Postponed documents come back after all others have been reviewed.
    setLater(fresh ? new Set([...later, current.id]) : new Set())
    const following = fresh ?? rest[0] ?? (isDone ? undefined : current)
    setAnother(false)
    setShown(following)
    if (following) turnTo(following.id)
  }

  const bringBack = (undone: string) => {
    setDone(new Set([...done].filter(each => each !== undone)))
    setDecided(null)
    setUndoneId(undone)
  }

  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="xl"
      title={
        shown ? `${documentTypes[shown.documentType]} of ${vendorName(shown.vendor)}` : 'Documents to review'
      }
    >
      <Stack gap="m">
        {isAnother && (
          <Banner role="status" title="That document has already been reviewed">
            This is the next one waiting.
          </Banner>
        )}
        {shown && queue && (
          <Reviewed
            key={shown.id}
            document={shown}
            isGone={!queue.some(each => each.id === shown.id)}
            left={open.length}
            onDecided={isApproved => {
              setDecided({ document: shown, isApproved })
              next(shown, true)
            }}
            onNext={isDone => next(shown, isDone)}
          />
        )}
        {queue && !shown && !first && (
          <EmptyState
            title="All documents are reviewed"
            action={<Button onClick={onClose}>Back to the Dashboard</Button>}
          >
            New documents appear in Needs you.
          </EmptyState>
        )}
        {decided && (
          <UndoReview key={decided.document.id} decided={decided} onUndone={bringBack} onOver={forget} />
        )}
        {!queue && error && <LoadError what="the documents" error={error} />}
        {!queue && !error && (
          <LoadingRegion label="Loading the documents...">
            <Skeleton height="420px" />
          </LoadingRegion>
        )}
      </Stack>
    </Dialog>
  )
}
