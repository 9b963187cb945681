import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { styled } from 'styled-components'
import { IconButton } from '../actions/IconButton.js'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { theme } from '../theme.js'
import { useEscapeOrder } from './escapeOrder.js'
import { useClosesOnBack } from './useClosesOnBack.js'
import { useModalFocus } from './useModalFocus.js'

export type Photo = {
  /** As large as the screen. */
  src: string
  /** As small as in a row. */
  thumb?: string
  alt: string
}

const Stage = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: calc(${theme.layer.dialog} + 1);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: #0e0d0b;
  color: #f2ece0;

  &:focus {
    outline: none;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.m};
  font-variant-numeric: tabular-nums;

  > span {
    flex: 1;
  }
`

type LightboxProps = {
  photos: readonly Photo[]
  /** The open photo; null if none is open. */
  index: number | null
  onChange: (index: number | null) => void
}

/** One photo as large as the screen; arrow keys and buttons move to the next one, Esc and Back close. */
export const Lightbox = ({ photos, index, onChange }: LightboxProps) => {
  const photo = index === null ? undefined : photos[index]
  const open = photo !== undefined
  const focus = useModalFocus(open)
  useEscapeOrder(open, () => onChange(null))
  useClosesOnBack(open, () => onChange(null))
  const go = (step: number) => index !== null && onChange((index + step + photos.length) % photos.length)
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onChange(null)}>
      <Radix.Portal>
        <Stage
          data-scrim=""
          aria-describedby={undefined}
          {...focus}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') go(1)
            if (key === 'ArrowLeft') go(-1)
          }}
        >
          <Bar>
            <Radix.Title asChild>
              <VisuallyHidden>{photo?.alt ?? 'Photo'}</VisuallyHidden>
            </Radix.Title>
            <span aria-live="polite">{index === null ? '' : `${index + 1} of ${photos.length}`}</span>
            {photos.length > 1 && (
              <>
                <IconButton
                  label="Previous photo"
                  icon={<ChevronLeft aria-hidden="true" />}
                  onClick={() => go(-1)}
                />
                <IconButton
                  label="Next photo"
                  icon={<ChevronRight aria-hidden="true" />}
                  onClick={() => go(1)}
                />
              </>
            )}
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </Bar>
          {photo && <img src={photo.src} alt={photo.alt} />}
        </Stage>
      </Radix.Portal>
    </Radix.Root>
  )
}
