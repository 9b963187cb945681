import { type DragEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const Zone = styled.div<{ $over: boolean; $invalid: boolean }>`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 2px dashed
    ${({ $over, $invalid }) =>
      $over ? theme.color.accent : $invalid ? theme.color.danger : theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${({ $over }) => ($over ? theme.color.accentSoft : theme.color.raised)};
  @media ${media.forced} {
    outline: ${({ $over }) => ($over ? '4px solid Highlight' : 'none')};
  }
  transition: background-color ${theme.motion.quick}, border-color ${theme.motion.quick};
`

type DropZoneProps = {
  onDrop: (files: File[]) => void
  disabled?: boolean
  invalid?: boolean
  children: ReactNode
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Accepts dropped files. Always combine it with a button: not everyone can drag. */
export const DropZone = ({ onDrop, disabled, invalid = false, children }: DropZoneProps) => {
  const [over, setOver] = useState(false)
  return (
    <Zone
      $over={over}
      $invalid={invalid}
      onDragOver={event => {
        if (!hasFiles(event)) return
        // Also while disabled, since the browser would otherwise leave the page to show the file.
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (!disabled) onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </Zone>
  )
}
