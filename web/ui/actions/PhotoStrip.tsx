import { Suspense, useState, useTransition } from 'react'
import { styled } from 'styled-components'
import type { Photo } from '../overlays/Lightbox.js'
import { lazyPart } from '../states/lazyPart.js'
import { theme } from '../theme.js'
import { useBusyPress } from './useBusyPress.js'

const Lightbox = lazyPart(() => import('../overlays/Lightbox.js'), 'Lightbox')

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

const Thumb = styled.button<{ $size: number }>`
  position: relative;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const More = styled.span`
  position: absolute;
  right: 4px;
  bottom: 4px;
  padding: 0 ${theme.space.xs};
  border-radius: ${theme.radius.s};
  background: ${theme.color.bar};
  color: ${theme.color.onBar};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.strong};
`

type PhotoStripProps = {
  photos: readonly Photo[]
  label: string
  /** Shows the first alone, with the number of the others. */
  folded?: boolean
  /** The side of each in pixels. */
  size?: number
}

/** Small photos in a row; pressing one enlarges it. */
export const PhotoStrip = ({ photos, label, folded = false, size = 96 }: PhotoStripProps) => {
  const [open, setOpen] = useState<number | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [isComing, begin] = useTransition()
  useBusyPress(isComing)
  if (open !== null && !wasOpen) setWasOpen(true)
  return (
    <>
      <Row aria-label={label}>
        {(folded ? photos.slice(0, 1) : photos).map(({ src, thumb = src, alt }, index) => (
          <li key={src}>
            <Thumb
              $size={size}
              type="button"
              aria-label={`Open ${alt}`}
              onClick={() => begin(() => setOpen(index))}
            >
              <img src={thumb} alt="" width={size} height={size} loading="lazy" decoding="async" />
              {folded && photos.length > 1 && <More aria-hidden="true">+{photos.length - 1}</More>}
            </Thumb>
          </li>
        ))}
      </Row>
      <Suspense>{wasOpen && <Lightbox photos={photos} index={open} onChange={setOpen} />}</Suspense>
    </>
  )
}
