import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'

/** Dropped on a card, a visit comes after it; dropped on a column, it comes last. */
export type Dropped = (visitId: string) => void

const visitOf = ({ data }: { data: Record<string, unknown> }) => data.visitId as string

/** Lets a card be dragged and others be dropped on it. `visitId` is null for a column. */
export const useDragging = (visitId: string | null, mayDrag: boolean, onDrop: Dropped) => {
  const ref = useRef<HTMLElement>(null)
  const [isDragging, setDragging] = useState(false)
  const [isOver, setOver] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    return combine(
      ...(visitId !== null && mayDrag
        ? [
            draggable({
              element,
              getInitialData: () => ({ visitId }),
              onDragStart: () => setDragging(true),
              onDrop: () => setDragging(false),
            }),
          ]
        : []),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => visitOf(source) !== visitId,
        onDropTargetChange: ({ self, location }) =>
          setOver(location.current.dropTargets[0]?.element === self.element),
        onDragLeave: () => setOver(false),
        onDrop: ({ source, self, location }) => {
          setOver(false)
          if (location.current.dropTargets[0]?.element === self.element) drop.current(visitOf(source))
        },
      }),
    )
  }, [visitId, mayDrag])
  return { ref, 'data-dragging': isDragging || undefined, 'data-over': isOver || undefined }
}
