import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

/* The button stays under the finger, because what it opens appears above it. */
const Frame = styled.div`
  display: flex;
  flex-direction: column-reverse;
  border-top: 3px solid ${theme.color.accent};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shadowRaised};

  @media ${media.wide} {
    display: none;
  }

  @media print {
    display: none;
  }
`

const Toggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s};
  width: 100%;
  min-height: 56px;
  padding: ${theme.space.xs} ${theme.space.m} max(${theme.space.xs}, env(safe-area-inset-bottom));
  border: 0;
  background: none;
  text-align: left;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Words = styled.span`
  display: grid;
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};

  small {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
  }

  > span {
    overflow: hidden;
    font-weight: ${theme.weight.strong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Whole = styled.div`
  max-height: 60dvh;
  padding: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};
  overflow-y: auto;
`

type SummaryBarProps = {
  title: string
  /** One line; what does not fit is cut off. */
  brief: ReactNode
  /** The whole summary, shown above the bar once it is pressed. */
  children: ReactNode
}

/** The aside of a `Split` on a phone: one line at the bottom of the screen, which opens into the whole summary. */
export const SummaryBar = ({ title, brief, children }: SummaryBarProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const Chevron = isOpen ? ChevronDown : ChevronUp
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false)
  }
  return (
    <Frame>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        <Words>
          <small>{title}</small>
          <span>{brief}</span>
        </Words>
        <Chevron aria-hidden="true" size={20} />
      </Toggle>
      {isOpen && <Whole id={id}>{children}</Whole>}
    </Frame>
  )
}
