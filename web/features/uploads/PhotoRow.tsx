import { CircleCheck, CloudOff, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { FileTile } from '../../ui/actions/FileTile.js'
import { IconButton } from '../../ui/actions/IconButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { ProgressBar } from '../../ui/states/ProgressBar.js'
import { Text } from '../../ui/text/Text.js'
import type { Photo } from './PhotoTray.js'

type PhotoRowProps = { photo: Photo; onRetry: () => void; onRemove: () => void }

export const PhotoRow = ({
  photo: { name, preview, status, share, failure, isUnkept },
  onRetry,
  onRemove,
}: PhotoRowProps) => {
  const remove = useRef<HTMLButtonElement>(null)
  const retry = () => {
    // The pressed button disappears; the focus must not disappear with it.
    remove.current?.focus()
    onRetry()
  }
  return (
    <FileTile
      name={name}
      preview={preview}
      failed={status === 'failed'}
      action={
        <IconButton
          label={`Remove ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
          ref={remove}
        />
      }
    >
      {status === 'sending' && <ProgressBar label={`Uploading ${name}`} share={share} />}
      {status === 'waiting' && (
        <Inline gap="xxs">
          <CloudOff size={16} aria-hidden="true" />
          <Text as="span" size="s">
            {isUnkept
              ? "This browser can't keep it. Leave this page open until you're online."
              : "Kept on this device until you're online"}
          </Text>
        </Inline>
      )}
      {status === 'held' && (
        <Text as="span" size="s" tone="muted">
          Kept on this device. It goes out with your request.
        </Text>
      )}
      {status === 'ready' && (
        <Inline gap="xxs">
          <CircleCheck size={16} aria-hidden="true" />
          <Text as="span" size="s" tone="muted">
            Uploaded
          </Text>
        </Inline>
      )}
      {status === 'failed' && (
        <Inline gap="xs">
          <Text as="span" size="s" tone="danger">
            {failure?.message}
          </Text>
          {failure?.mayRetry && (
            <Button
              size="s"
              icon={<RotateCw aria-hidden="true" />}
              onClick={retry}
              aria-label={`Try again: ${name}`}
            >
              Try again
            </Button>
          )}
        </Inline>
      )}
    </FileTile>
  )
}
