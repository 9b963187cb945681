import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../ui/theme.js'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xxs};
`

const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs};
`

const fieldLabelStyle = `
  font-weight: ${theme.weight.strong};
  font-size: ${theme.fontSize.s};
`

const Label = styled.label<{ $required: boolean }>`
  min-width: 0;
  ${fieldLabelStyle}

  &::after {
    content: ${({ $required }) => ($required ? "' *' / ''" : 'none')};
    color: ${theme.color.danger};
  }
`

const Aside = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
  font-variant-numeric: tabular-nums;
`

const Below = styled.p<{ $error: boolean }>`
  display: flex;
  gap: ${theme.space.xxs};
  color: ${({ $error }) => ($error ? theme.color.danger : theme.color.muted)};
  font-size: ${theme.fontSize.s};
  font-weight: ${({ $error }) => ($error ? theme.weight.strong : theme.weight.text)};
  line-height: ${theme.leading.snug};

  span {
    white-space: pre-line;
  }

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`

export type FieldWords = {
  name: string
  label: string
  /** Shown below the field; an error replaces it. */
  help?: string | undefined
  /** Shows "Optional" beside the label. */
  optional?: boolean | undefined
  /** Shows the asterisk; use it in forms that mark individual fields. */
  required?: boolean | undefined
}

type FieldFrameProps = Omit<FieldWords, 'name'> & {
  id: string
  error: string | undefined
  /** At the right end of the label's line: a counter, for example. */
  aside?: ReactNode
  /** Renders a group: the label names several controls. */
  group?: boolean
  children: ReactNode
}

/** Label above, help below; an error replaces the help and is announced. */
export const FieldFrame = ({
  id,
  label,
  help,
  error,
  optional,
  required,
  aside,
  group,
  children,
}: FieldFrameProps) => (
  <Frame>
    <LabelRow>
      {group ? (
        <Label as="span" id={`${id}-label`} $required={Boolean(required)}>
          {label}
        </Label>
      ) : (
        <Label htmlFor={id} id={`${id}-label`} $required={Boolean(required)}>
          {label}
        </Label>
      )}
      {(aside ?? optional) && <Aside id={`${id}-aside`}>{aside ?? 'Optional'}</Aside>}
    </LabelRow>
    {children}
    {error !== undefined ? (
      <Below $error id={`${id}-error`} role="alert">
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </Below>
    ) : (
      help !== undefined && (
        <Below $error={false} id={`${id}-help`}>
          {help}
        </Below>
      )
    )}
  </Frame>
)

/** Attributes that tie a control to its frame. */
export const frameProps = (
  id: string,
  error: string | undefined,
  { help, optional, required }: Pick<FieldWords, 'help' | 'optional' | 'required'>,
) => {
  const below = error !== undefined ? `${id}-error` : help !== undefined ? `${id}-help` : undefined
  const describedBy = [below, optional ? `${id}-aside` : undefined].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': required || undefined,
  }
}
