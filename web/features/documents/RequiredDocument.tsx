import { type DocumentType, documentTypes } from '@rules/kinds.js'
import { Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { ProgressBar } from '../../ui/states/ProgressBar.js'
import { Badge } from '../../ui/text/Badge.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { ACCEPT, useDocumentUpload } from './useDocumentUpload.js'

type RequiredDocumentProps = {
  type: DocumentType
  isUploaded: boolean
  /** Why the last document of this type was refused. */
  refusedBecause: string | undefined
}

export const RequiredDocument = ({ type, isUploaded, refusedBecause }: RequiredDocumentProps) => {
  const id = useId()
  const name = documentTypes[type]
  const { state, upload, cancel } = useDocumentUpload(type)
  const input = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLElement>(null)
  const isSending = state.step === 'sending'

  // Buttons come and go with the upload; the focus stays within the document.
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
          <Badge tone={isUploaded ? 'green' : 'yellow'}>{isUploaded ? 'Uploaded' : 'Required'}</Badge>
        </Inline>
        {refusedBecause !== undefined && (
          <Text size="s" tone="danger">
            The last one was refused: {refusedBecause}
          </Text>
        )}
        {!isUploaded && state.step === 'failed' && (
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
        {!isUploaded && !isSending && (
          <div>
            <Button
              icon={<Upload aria-hidden="true" />}
              onClick={() => input.current?.click()}
              aria-describedby={`${id}-limits`}
            >
              <span>
                Upload<VisuallyHidden> {name}</VisuallyHidden>
                {refusedBecause !== undefined && ' again'}
              </span>
            </Button>
          </div>
        )}
        {!isUploaded && (
          <Text size="xs" tone="muted" id={`${id}-limits`}>
            PDF, PNG, JPG or GIF, up to 10 MB
          </Text>
        )}
      </Stack>
      {!isUploaded && (
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
            // Lets the same file be chosen again after a failure.
            currentTarget.value = ''
          }}
        />
      )}
    </Card>
  )
}
