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

const Thumb = styled.button`
  width: 96px;
  height: 96px;
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

/** Small photos in a row; pressing one enlarges it. */
export const PhotoStrip = ({ photos, label }: { photos: readonly Photo[]; label: string }) => {
  const [open, setOpen] = useState<number | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [isComing, begin] = useTransition()
  useBusyPress(isComing)
  if (open !== null && !wasOpen) setWasOpen(true)
  return (
    <>
      <Row aria-label={label}>
        {photos.map(({ src, alt }, index) => (
          <li key={src}>
            <Thumb type="button" aria-label={`Open ${alt}`} onClick={() => begin(() => setOpen(index))}>
              <img src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
            </Thumb>
          </li>
        ))}
      </Row>
      <Suspense>{wasOpen && <Lightbox photos={photos} index={open} onChange={setOpen} />}</Suspense>
    </>
  )
}
