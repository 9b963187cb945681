import { imageTypes } from '@rules/uploads/uploadRules.js'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { FieldFrame } from '../../forms/FieldFrame.js'
import { useZodField } from '../../forms/useZodField.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { ProgressBar } from '../../ui/states/ProgressBar.js'
import { Avatar } from '../../ui/text/Avatar.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { useLogoUpload } from './useLogoUpload.js'

/** One picture. The value is its object path, or "". */
export const LogoField = ({ name }: { name: string }) => {
  const { id, value, error, set, busy } = useZodField(name)
  const { state, send, cancel } = useLogoUpload()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const problem = state.step === 'failed' ? state.message : error

  const take = async (file: File) => {
    const path = await send(file)
    if (path !== null) set(path)
  }
  const remove = () => {
    set('')
    choose.current?.focus()
  }
  return (
    <FieldFrame id={id} label="Logo" help="PNG, JPG or GIF, up to 10 MB." error={problem} optional>
      {state.step === 'sending' ? (
        <Stack gap="xs">
          <ProgressBar label="Uploading the logo" share={state.share} />
          <div>
            <Button size="s" onClick={cancel}>
              Cancel upload
            </Button>
          </div>
        </Stack>
      ) : (
        <Inline>
          {value !== '' && <Avatar src={value} alt="Your logo" />}
          <Button
            ref={choose}
            icon={<ImagePlus aria-hidden="true" />}
            disabled={busy}
            aria-describedby={problem === undefined ? `${id}-help` : `${id}-error`}
            onClick={() => input.current?.click()}
          >
            {value === '' ? (
              'Add a logo'
            ) : (
              <span>
                Replace<VisuallyHidden> the logo</VisuallyHidden>
              </span>
            )}
          </Button>
          {value !== '' && (
            <Button look="quiet" disabled={busy} onClick={remove}>
              <span>
                Remove<VisuallyHidden> the logo</VisuallyHidden>
              </span>
            </Button>
          )}
        </Inline>
      )}
      <VisuallyHidden
        as="input"
        ref={input}
        id={id}
        type="file"
        accept={imageTypes.join(',')}
        tabIndex={-1}
        onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
          const [file] = currentTarget.files ?? []
          if (file) void take(file)
          // Lets the same picture be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </FieldFrame>
  )
}
