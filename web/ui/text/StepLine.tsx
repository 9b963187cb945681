import { Check, X } from 'lucide-react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { VisuallyHidden } from './VisuallyHidden.js'

export type Step = { label: string; detail?: string; state: 'done' | 'current' | 'ahead' | 'stopped' }

const words = { done: 'done', current: 'now', ahead: 'still to come', stopped: 'stopped here' }

const colors = {
  done: theme.color.success,
  current: theme.color.info,
  ahead: theme.color.lineStrong,
  stopped: theme.color.danger,
}

const Line = styled.ol`
  display: grid;
  gap: ${theme.space.m};

  @media ${media.medium} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 0;
  }
`

const Item = styled.li<{ $state: Step['state'] }>`
  position: relative;
  display: grid;
  grid-template-columns: 28px 1fr;
  column-gap: ${theme.space.s};
  color: ${({ $state }) => ($state === 'ahead' ? theme.color.muted : theme.color.ink)};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 28px;
    bottom: -16px;
    left: 13px;
    width: 2px;
    background: ${({ $state }) => ($state === 'done' ? colors.done : theme.color.line)};

    @media ${media.forced} {
      background: CanvasText;
    }
  }

  @media ${media.medium} {
    display: block;
    padding-right: ${theme.space.s};

    &:not(:last-child)::before {
      inset: 13px 0 auto 28px;
      width: auto;
      height: 2px;
    }
  }
`

const Mark = styled.span<{ $state: Step['state'] }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${({ $state }) => colors[$state]};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'ahead' ? theme.color.surface : colors[$state])};
  color: ${theme.color.surface};

  svg {
    width: 16px;
    height: 16px;
    stroke-width: 3;
  }

  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentcolor;
  }

  @media ${media.forced} {
    ${({ $state }) => $state === 'current' && 'border-color: Highlight;'}

    i {
      background: Highlight;
    }
  }
`

const Words = styled.span`
  display: block;
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};

  @media ${media.medium} {
    margin-top: ${theme.space.xs};
  }

  strong {
    font-weight: ${theme.weight.strong};
  }

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
  }
`

/** Progress as a line of steps: horizontal on a wide screen, vertical on a phone. */
export const StepLine = ({ steps, label }: { steps: readonly Step[]; label: string }) => (
  <Line aria-label={label}>
    {steps.map(step => (
      <Item
        key={step.label}
        $state={step.state}
        aria-current={step.state === 'current' || step.state === 'stopped' ? 'step' : undefined}
      >
        <Mark $state={step.state} aria-hidden="true">
          {step.state === 'done' && <Check />}
          {step.state === 'stopped' && <X />}
          {step.state === 'current' && <i />}
        </Mark>
        <Words>
          {step.state === 'ahead' ? step.label : <strong>{step.label}</strong>}
          <VisuallyHidden>, {words[step.state]}</VisuallyHidden>
          {step.detail !== undefined && <small>{step.detail}</small>}
        </Words>
      </Item>
    ))}
  </Line>
)
