import { useField } from 'formik'
import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { FieldFrame } from '../../forms/FieldFrame.js'
import { useOnDiscard } from '../../forms/FormStatus.js'
import { LeaveGuard } from '../../forms/LeaveGuard.js'
import { useZodField } from '../../forms/useZodField.js'
import { Button } from '../../ui/actions/Button.js'
import type { ButtonLook } from '../../ui/actions/buttonStyle.js'
import { DropZone } from '../../ui/actions/DropZone.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { WideOnly } from '../../ui/layout/WideOnly.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { PhotoRow } from './PhotoRow.js'
import type { PhotoTray } from './PhotoTray.js'
import { ACCEPT } from './PhotoTray.js'

type PhotoFieldProps = {
  name: string
  label: string
  tray: PhotoTray
  /** Tells the user why we ask for photos. */
  help: string
  /** False if the server may refuse the form without one. */
  optional?: boolean
  /** For photos of the place where the user stands: the large button opens a phone's camera. This is its look until the first photo. */
  camera?: ButtonLook | undefined
  /** A ref to the button that adds photos, so that a link can lead to it. */
  button?: RefObject<HTMLButtonElement | null>
}

/** The first message of an error on the list or on one of its photos. */
const wordsOf = (error: unknown): string | undefined =>
  Array.isArray(error) ? error.map(wordsOf).find(Boolean) : typeof error === 'string' ? error : undefined

/** Up to five photos, each with its progress; the value is the object paths of arrived photos. */
export const PhotoField = ({ name, label, tray, help, optional = true, camera, button }: PhotoFieldProps) => {
  const { id, busy, set } = useZodField<string[]>(name)
  const [, { error, touched }] = useField(name)
  const { photos, refusals } = useSyncExternalStore(tray.subscribe, tray.read)
  const input = useRef<HTMLInputElement>(null)
  useOnDiscard(tray.reset)
  const lens = useRef<HTMLInputElement>(null)
  const own = useRef<HTMLButtonElement>(null)
  const add = button ?? own

  const remove = (photo: string) => {
    tray.remove(photo)
    // Until now the list may have been full, and the button disabled.
    requestAnimationFrame(() => add.current?.focus())
  }

  const arrived = photos.flatMap(({ path }) => path ?? []).join()
  const latest = useRef(set)
  useEffect(() => {
    latest.current = set
  })
  useEffect(() => {
    latest.current(arrived === '' ? [] : arrived.split(','))
  }, [arrived])

  const addFrom = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void tray.add([...(currentTarget.files ?? [])])
    // Lets the same photo be chosen again after it was removed.
    currentTarget.value = ''
  }

  const ready = photos.filter(({ status }) => status === 'ready').length
  const held = photos.filter(({ status }) => status === 'held').length
  const problem = refusals.join('\n') || (touched ? wordsOf(error) : undefined)
  const isSending = photos.some(({ status }) => status === 'sending')
  const hasFailed = photos.some(({ status }) => status === 'failed')
  return (
    <FieldFrame
      id={id}
      label={label}
      help={`PNG, JPG or GIF, up to 10 MB${tray.most > 1 ? ' each' : ''}. ${help}`}
      error={problem}
      aside={`${optional ? 'Optional · ' : ''}${photos.length}/${tray.most}`}
    >
      <DropZone onDrop={tray.add} disabled={busy} invalid={problem !== undefined || hasFailed}>
        {photos.length > 0 && (
          <Stack as="ul" gap="xs">
            {photos.map(photo => (
              <li key={photo.id}>
                <PhotoRow
                  photo={photo}
                  onRetry={() => tray.retry(photo.id)}
                  onRemove={() => remove(photo.id)}
                />
              </li>
            ))}
          </Stack>
        )}
        {camera && (
          <Button
            look={photos.length === 0 ? camera : 'secondary'}
            size="l"
            wide
            icon={<Camera aria-hidden="true" />}
            disabled={photos.length >= tray.most}
            aria-describedby={`${id}-help`}
            onClick={() => lens.current?.click()}
          >
            {tray.most === 1 ? (
              <span>
                Take Photo<VisuallyHidden> of the {label.toLowerCase()}</VisuallyHidden>
              </span>
            ) : photos.length === 0 ? (
              'Take Photo'
            ) : (
              'Take Another'
            )}
          </Button>
        )}
        <Inline>
          <Button
            ref={add}
            icon={<ImagePlus aria-hidden="true" />}
            disabled={photos.length >= tray.most}
            aria-invalid={problem !== undefined || hasFailed || undefined}
            aria-describedby={problem === undefined ? `${id}-help` : `${id}-error`}
            onClick={() => input.current?.click()}
          >
            {tray.most > 1 ? 'Add photos' : 'Add photo'}
          </Button>
          <WideOnly>
            <Text as="span" size="s" tone="muted">
              or drop them here
            </Text>
          </WideOnly>
        </Inline>
        <VisuallyHidden
          as="input"
          ref={input}
          id={id}
          type="file"
          accept={ACCEPT}
          multiple={tray.most > 1}
          tabIndex={-1}
          onChange={addFrom}
        />
        {camera && (
          <VisuallyHidden
            as="input"
            ref={lens}
            type="file"
            accept={ACCEPT}
            capture="environment"
            tabIndex={-1}
            aria-hidden="true"
            onChange={addFrom}
          />
        )}
      </DropZone>
      <LeaveGuard dirty={!busy && isSending && !tray.keepsFiles}>
        A photo is still uploading. If you leave, you'll have to add it again.
      </LeaveGuard>
      <VisuallyHidden role="status">
        {photos.length > 0 &&
          (held > 0
            ? `${held} of ${photos.length} photos kept`
            : `${ready} of ${photos.length} photos uploaded`)}
      </VisuallyHidden>
    </FieldFrame>
  )
}
