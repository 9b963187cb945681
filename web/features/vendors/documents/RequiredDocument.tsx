import { type DocumentType, documentTypes } from '@rules/kinds.js'
import { expires } from '@rules/vendors/documentExpiry.js'
import { Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ProgressBar } from '../../../ui/states/ProgressBar.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Day } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { isUploaded, type Standing } from './documentStanding.js'
import { ACCEPT, useDocumentUpload } from './useDocumentUpload.js'

type RequiredDocumentProps = { type: DocumentType; standing: Standing }

/** States each uploaded document's review in one sentence. */
const StandingLines = ({
  standing: { approved, waiting, expired, refusedBecause },
}: {
  standing: Standing
}) => (
  <>
    {!approved && !waiting && !expired && refusedBecause === undefined && (
      <Text size="s" tone="muted">
        Not uploaded yet.
      </Text>
    )}
    {approved && (
      <Text size="s">
        Approved
        {approved.expiresOn && (
          <>
            , good through <Day value={approved.expiresOn} />
          </>
        )}
        .
      </Text>
    )}
    {expired?.expiresOn && (
      <Text size="s" tone="danger">
        Expired on <Day value={expired.expiresOn} />.{!waiting && ' Upload a new one.'}
      </Text>
    )}
    {waiting && (
      <Text size="s">
        {approved || expired ? 'The new one is waiting for review.' : 'Waiting for review.'}
      </Text>
    )}
    {refusedBecause !== undefined && (
      <Text size="s" tone="danger">
        The last one was refused: {refusedBecause}
      </Text>
    )}
  </>
)

export const RequiredDocument = ({ type, standing }: RequiredDocumentProps) => {
  const isThere = isUploaded(standing)
  // One document at a time waits for review and may be replaced until then; a type that never expires isn't renewed.
  const { waiting } = standing
  const canUpload = Boolean(waiting) || !(standing.approved && !expires(type))
  const id = useId()
  const name = documentTypes[type]
  const { state, upload, cancel } = useDocumentUpload(type, waiting?.id ?? null)
  const input = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLElement>(null)
  const isSending = state.step === 'sending'

  // Buttons come and go with the upload, so the focus moves to the card.
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current !== isSending && document.activeElement === document.body) card.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  return (
    <Card as="li" padding="m" tabIndex={-1} ref={card as never} aria-labelledby={id}>
      <Stack gap="s">
        <Inline justify="between">
          <Heading level={3} look={4} id={id}>
            {name}
          </Heading>
          <Badge tone={isThere ? 'green' : 'yellow'}>{isThere ? 'Uploaded' : 'Required'}</Badge>
        </Inline>
        <StandingLines standing={standing} />
        {canUpload && state.step === 'failed' && (
          <Text size="s" tone="danger" strong role="alert">
            {state.message}
          </Text>
        )}
        {isSending && (
          <Stack gap="xs">
            <Text size="s">{state.name}</Text>
            <ProgressBar label={`Uploading ${state.name}`} share={state.share} />
            <div>
              <Button size="s" onClick={cancel} aria-label={`Cancel uploading ${name}`}>
                Cancel
              </Button>
            </div>
          </Stack>
        )}
        {canUpload && !isSending && (
          <div>
            <Button
              icon={<Upload aria-hidden="true" />}
              size="s"
              onClick={() => input.current?.click()}
              aria-describedby={`${id}-limits`}
            >
              {waiting ? (
                <span>
                  Replace<VisuallyHidden> {name}</VisuallyHidden>
                </span>
              ) : isThere ? (
                <span>
                  Upload a new one<VisuallyHidden> for {name}</VisuallyHidden>
                </span>
              ) : (
                <span>
                  Upload<VisuallyHidden> {name}</VisuallyHidden>
                  {standing.refusedBecause !== undefined && ' again'}
                </span>
              )}
            </Button>
          </div>
        )}
        {canUpload && (
          <Text size="xs" tone="muted" id={`${id}-limits`}>
            PDF, PNG, JPG or GIF, up to 10 MB
          </Text>
        )}
      </Stack>
      {canUpload && (
        <VisuallyHidden
          as="input"
          ref={input}
          type="file"
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={`${name} file`}
          onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
            const [file] = currentTarget.files ?? []
            if (file) void upload(file)
            // Clearing the input lets the same file be chosen again after a failure.
            currentTarget.value = ''
          }}
        />
      )}
    </Card>
  )
}
