import { Check, CircleAlert } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { CheckSquare } from './CheckSquare.js'

const Frame = styled.div<{ $on: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.xxs} ${theme.space.m};
  align-items: center;
  padding: ${theme.space.m};
  border: 2px solid ${({ $on }) => ($on ? theme.color.ink : theme.color.line)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${({ $on }) => ($on ? theme.color.ink : theme.color.lineStrong)};
  }

  > svg {
    flex: none;
    width: 40px;
    height: 40px;
    color: ${theme.color.muted};
  }
`

const Box = styled(CheckSquare)`
  position: relative;
  z-index: 1;
  width: 28px;
  height: 28px;

  svg {
    width: 20px;
    height: 20px;
  }
`

const Words = styled.div`
  display: grid;
  min-width: 0;

  label {
    font-weight: ${theme.weight.strong};
    font-size: ${theme.fontSize.l};
  }

  /* The whole card takes the press. */
  label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Below = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.s};
`

const Failed = styled.p`
  display: flex;
  grid-column: 1 / -1;
  gap: ${theme.space.xxs};
  align-items: center;
  color: ${theme.color.danger};
  font-size: ${theme.fontSize.s};
  font-weight: ${theme.weight.strong};

  svg {
    flex: none;
  }
`

type CheckCardProps = {
  label: string
  /** The consequence of checking it. */
  help: string
  icon: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Why the last change did not take effect. */
  error?: string | undefined
}

/** A checkbox that applies at once, without a form to submit. */
export const CheckCard = ({ label, help, icon, checked, onChange, error }: CheckCardProps) => {
  const id = useId()
  return (
    <Frame $on={checked}>
      <Box
        id={id}
        checked={checked}
        onCheckedChange={next => onChange(next === true)}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-help ${id}-error`}
      >
        <Checkbox.Indicator>
          <Check aria-hidden="true" />
        </Checkbox.Indicator>
      </Box>
      <Words>
        <label htmlFor={id}>{label}</label>
        <Below id={`${id}-help`}>{help}</Below>
      </Words>
      {icon}
      {error !== undefined && (
        <Failed id={`${id}-error`} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </Failed>
      )}
    </Frame>
  )
}
